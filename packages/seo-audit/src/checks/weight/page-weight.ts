import { defineCheck, error, good, size, warning } from "../check.ts";

/** Bytes of HTML. The median page has 30 KB; at 15 MB Googlebot stops reading. */
const HEAVY = 512 * 1024;
const VERY_HEAVY = 2 * 1024 * 1024;

export const pageWeight = defineCheck({
  id: "page-weight",
  group: "weight",
  title: "Size of the HTML",
  weight: 3,
  why: "The HTML comes first and everything waits for it. Search engines stop reading very long files.",
  fix: "Move inline pictures, scripts and data into files of their own.",
  run({ bytes }) {
    const found = `The HTML has ${size(bytes)}`;
    if (bytes > VERY_HEAVY) return error(`${found}.`);
    return bytes > HEAVY ? warning(`${found}.`) : good(`${found}.`);
  },
});
