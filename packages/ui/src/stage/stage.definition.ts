import { define } from "../definition/definition.ts";

export const stageDefinition = define({
  name: "Stage",
  axes: {
    /**
     * The shape of the mat, around all of the drawing.
     * - `whole`: as high as the drawing
     * - `window`: of a given ratio; its lower edge cuts the drawing off
     */
    fit: ["whole", "window"],
  },
});
