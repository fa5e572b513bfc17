import { size } from "../../format.ts";
import { MAX_HTML_SIZE } from "../../limits.ts";
import { defineCheck, error, good, warning } from "../check.ts";

/** Bytes. */
const VERY_HEAVY = 2 * 1024 * 1024;

export const pageWeight = defineCheck({
  id: "page-weight",
  group: "weight",
  title: "Size of the HTML",
  weight: 3,
  why: "Everything else waits for the HTML, and search engines stop reading very long files.",
  fix: "Move inline pictures, scripts and data into separate files.",
  run({ bytes }) {
    const found = `The HTML has ${size(bytes)}`;
    if (bytes > VERY_HEAVY) return error(`${found}.`);
    return bytes > MAX_HTML_SIZE ? warning(`${found}.`) : good(`${found}.`);
  },
});
