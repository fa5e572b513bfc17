import { count } from "../../format.ts";
import { defineCheck, good, warning } from "../check.ts";

/** Lighthouse's thresholds. */
const MAX_DEPTH = 32;
const MAX_CHILDREN = 60;

export const domDepth = defineCheck({
  id: "dom-depth",
  group: "weight",
  title: "Depth and width of the DOM",
  weight: 2,
  why: "Deep nesting and very long lists of siblings slow down layout and make styles harder to follow.",
  fix: `Stay within ${MAX_DEPTH} levels and ${MAX_CHILDREN} children per element.`,
  run({ tally }) {
    if (tally.depth > MAX_DEPTH) {
      return warning(`Elements are nested ${tally.depth} levels deep.`, [{ at: tally.deepest }]);
    }
    if (tally.children > MAX_CHILDREN) {
      return warning(`One element has ${count(tally.children, "child", "children")}.`, [
        { at: tally.widest },
      ]);
    }
    return good(
      `${count(tally.depth, "level")} deep, at most ${count(tally.children, "child", "children")}.`,
    );
  },
});
