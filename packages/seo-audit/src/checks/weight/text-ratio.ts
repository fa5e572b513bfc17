import { defineCheck, error, good, warning } from "../check.ts";

/** Percent of the source, without styles and scripts, that is readable text. Pages with inline drawings have about 8. */
const LITTLE = 5;
const VERY_LITTLE = 1;

export const textRatio = defineCheck({
  id: "text-ratio",
  group: "weight",
  title: "Text-to-markup ratio",
  weight: 1,
  why: "When nearly everything sent is markup, visitors download bytes they never read. This is a hint, not a rule.",
  fix: "Remove wrappers, move drawings and data out of the page, and write more text.",
  run({ tally, html }) {
    const markup = html.length - tally.styleElementSize - tally.scriptSize;
    const percent = Math.round((tally.textSize / Math.max(markup, 1)) * 1000) / 10;
    const found = `${percent} % of the markup is text`;
    if (percent < VERY_LITTLE) return error(`${found}.`);
    return percent < LITTLE ? warning(`${found}.`) : good(`${found}.`);
  },
});
