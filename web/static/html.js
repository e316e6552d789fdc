// The one library of the page, at one place.
export { html, render, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/htm-preact/standalone.module.js";
