import { define } from "../definition/definition.ts";

/** The values of `tone`. */
export const statFigureTones = ["paper", "band"] as const;
/** The values of `size`. */
export const statFigureSizes = ["md", "lg"] as const;

export const statFigureDefinition = define({
  name: "StatFigure",
  axes: {
    /**
     * The ground that it is on.
     * - `paper`: the page
     * - `band`: a Section in the colour of buttons
     */
    tone: statFigureTones,
    /**
     * How large the number is.
     * - `md`: for several in a row
     * - `lg`: for a single one
     */
    size: statFigureSizes,
  },
  defaults: { tone: "paper", size: "md" },
  interactions: [],
});
