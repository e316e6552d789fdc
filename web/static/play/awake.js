// The screen stays on while a game is open, where a browser can do that.

/** What keeps the screen on as long as it is told that it should; whoever hides the page lets it go out. */
export function awake() {
  /** @type {Promise<WakeLockSentinel | undefined> | null} */
  let lock = null;
  return (/** @type {boolean} */ wanted) => {
    const held = lock;
    if (wanted && !document.hidden) lock ??= navigator.wakeLock?.request("screen").catch(() => undefined) ?? null;
    else {
      lock = null;
      void held?.then((each) => each?.release());
    }
  };
}
