// The page's own words in the language that the browser asks for, by key: the files in words/ have them.
import { brought } from "./state/brought.js";
import { FluentBundle, FluentResource } from "./vendor/fluent/fluent.js";

const { language, languages, text } = brought("words");
const bundle = new FluentBundle(language, { useIsolating: false });
bundle.addResource(new FluentResource(text));

/** The language of the page, and the names of all that it speaks. @type {string} */
export const LANGUAGE = language;
export const LANGUAGES = /** @type {Record<string, string>} */ (languages);

/** What is shown, with minus signs as wide as a plus. */
export const withMinus = (/** @type {string} */ text) => text.replace(/(^|[\s(|,])-(?=\d)/g, "$1\u2212");

/** The words of a key, with the values that stand in them. @param {string} key @param {Record<string, string | number>} [values] @param {string} [otherwise] where no message has the key */
export function say(key, values, otherwise = key) {
  const message = bundle.getMessage(key);
  return message?.value ? withMinus(bundle.formatPattern(message.value, values, [])) : otherwise;
}

/** A text in notation, each word of it as the language has it: a color, a theme, a size, a contest. @param {string} notation */
export function inLanguage(notation) {
  return withMinus(notation).replace(/[a-z]+(?:-[a-z]+)*/g, (word) => (bundle.hasMessage(`word-${word}`) ? say(`word-${word}`) : word));
}

/** A number with as many decimals as are told, and a minus as wide as a plus. @param {number} number @param {number} [least] decimals that are shown in any case @param {number} [most] */
export function inDigits(number, least = 0, most = least) {
  return number.toLocaleString(language, { minimumFractionDigits: least, maximumFractionDigits: most, useGrouping: false, signDisplay: "negative" }).replace("-", "\u2212");
}

/** A time as a date with its hour. @param {number} time @param {Intl.DateTimeFormatOptions} [hour] */
export function inDate(time, hour = { timeStyle: "short" }) {
  return new Date(time).toLocaleString(language, { dateStyle: "medium", ...hour });
}

/** Speak another language from now on. @param {string} chosen */
export function speak(chosen) {
  document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=strict`;
  location.reload();
}
