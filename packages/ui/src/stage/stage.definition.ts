import { define } from "../definition/definition.ts";

export const stageDefinition = define({
  name: "Stage",
  axes: {
    /**
     * How much of the drawing is shown.
     * - `whole`: all of it
     * - `window`: the upper part, in a fixed shape
     */
    fit: ["whole", "window"],
  },
});
