import { define } from "../definition/definition.ts";

export const cardGridDefinition = define({
  name: "CardGrid",
  axes: {
    /**
     * The maximum number of columns; fewer if they do not fit.
     * - `2`: two, for cards with much text
     * - `3`: three
     * - `4`: four, for short cards
     * - `lead`: three, of which the first card takes two
     */
    columns: ["2", "3", "4", "lead"],
    /**
     * What is between the cards.
     * - `ruled`: shared hairlines
     * - `spaced`: gaps
     * - `figures`: hairlines, with two columns on a phone, for StatFigures
     */
    variant: ["ruled", "spaced", "figures"],
  },
  defaults: { columns: "3" },
});
