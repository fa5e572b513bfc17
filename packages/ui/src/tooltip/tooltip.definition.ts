import { define } from "../definition/definition.ts";

/** The values of `side`. */
export const tooltipSides = ["top", "bottom", "start", "end"] as const;

export const tooltipDefinition = define({
  name: "Tooltip",
  axes: {
    /**
     * Where it is if there is room; otherwise it is on the opposite side.
     * - `top`: above
     * - `bottom`: below
     * - `start`: where lines of text start
     * - `end`: where they end
     */
    side: tooltipSides,
  },
  defaults: { side: "top" },
  interactions: [],
});
