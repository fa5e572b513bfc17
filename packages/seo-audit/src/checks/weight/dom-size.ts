import { count, defineCheck, error, good, warning } from "../check.ts";

/** Lighthouse's thresholds for elements in body. */
const LARGE = 800;
const EXCESSIVE = 1400;

export const domSize = defineCheck({
  id: "dom-size",
  group: "weight",
  title: "Number of elements",
  weight: 3,
  why: "Every element costs memory and time with each change of layout, most of all on a cheap phone.",
  fix: "Drop wrappers, split long lists over pages, load what is out of sight later.",
  run({ tally }) {
    const found = `${count(tally.elements, "element")} in <body>`;
    if (tally.elements > EXCESSIVE) return error(`${found}, more than ${EXCESSIVE}.`);
    if (tally.elements > LARGE) return warning(`${found}, more than ${LARGE}.`);
    return good(`${found}.`);
  },
});
