import { define } from "../definition/definition.ts";

/** Milliseconds that the pointer must rest on the control before the tooltip appears. */
export const restingTime = 400;

/** Milliseconds for the pointer to move from the control to the tooltip. */
export const crossingTime = 150;

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
    side: ["top", "bottom", "start", "end"],
  },
});
