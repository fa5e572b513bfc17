import { define } from "../definition/definition.ts";

export const stageDefinition = define({
  name: "Stage",
  axes: {
    /**
     * The shape of the mat, around all of the drawing.
     * - `whole`: as high as the drawing
     * - `window`: at least of a given ratio, and as high as what is beside it
     */
    fit: ["whole", "window"],
  },
});
