import { count } from "../../format.ts";
import { MAX_ELEMENTS } from "../../limits.ts";
import { defineCheck, error, good, warning } from "../check.ts";

/** Lighthouse's threshold for an error. */
const EXCESSIVE = 1400;

export const domSize = defineCheck({
  id: "dom-size",
  group: "weight",
  title: "Number of elements",
  weight: 3,
  why: "Every element costs memory and layout time, most of all on a cheap phone.",
  fix: "Remove wrappers, split long lists into pages, and load what is out of sight later.",
  run({ tally }) {
    const found = `${count(tally.elements, "element")} in <body>`;
    if (tally.elements > EXCESSIVE) return error(`${found}, more than ${EXCESSIVE}.`);
    if (tally.elements > MAX_ELEMENTS) return warning(`${found}, more than ${MAX_ELEMENTS}.`);
    return good(`${found}.`);
  },
});
