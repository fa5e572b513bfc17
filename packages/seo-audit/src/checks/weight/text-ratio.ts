import { defineCheck, error, good, warning } from "../check.ts";

/** Percent of the source, styles and scripts aside, that is readable text; pages with inline drawings sit around 8. */
const LITTLE = 5;
const VERY_LITTLE = 1;

export const textRatio = defineCheck({
  id: "text-ratio",
  group: "weight",
  title: "Text to markup",
  weight: 1,
  why: "When almost all that is sent is markup, visitors pay for bytes they never read. It is a smell, not a rule.",
  fix: "Drop wrappers, move drawings and data out of the page, and say more.",
  run({ tally, html }) {
    const markup = html.length - tally.styleElementSize - tally.scriptSize;
    const percent = Math.round((tally.textSize / Math.max(markup, 1)) * 1000) / 10;
    const found = `${percent} % of the markup is text`;
    if (percent < VERY_LITTLE) return error(`${found}.`);
    return percent < LITTLE ? warning(`${found}.`) : good(`${found}.`);
  },
});
