import { define } from "../definition/definition.ts";

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
