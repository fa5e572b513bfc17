import { define } from "../definition/definition.ts";

export const statFigureDefinition = define({
  name: "StatFigure",
  axes: {
    /**
     * The background that it is on.
     * - `paper`: the page
     * - `band`: a Section in the colour of buttons
     */
    tone: ["paper", "band"],
    /**
     * How large the number is.
     * - `md`: for several in a row
     * - `lg`: for a single one
     */
    size: ["md", "lg"],
  },
});
