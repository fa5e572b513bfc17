import { define } from "../definition/definition.ts";

/** Steps of the space tokens: `gap="4"` is `--k-space-4`. */
export const gaps = ["1", "2", "3", "4", "5", "6", "8", "10", "12", "16"] as const;

/** A step of the space tokens, as text or as a number. */
export type Gap = (typeof gaps)[number] | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Distribution along the direction, if there is room. */
export const stackJustifies = ["start", "center", "end", "between"] as const;
/** The elements that a Stack or a Grid can render. Lists have no markers. */
export const layoutElements = ["div", "section", "article", "ul", "ol", "dl"] as const;

export const stackDefinition = define({
  name: "Stack",
  axes: {
    /**
     * Where the children go.
     * - `column`: one below the other
     * - `row`: side by side; what does not fit moves to the next line
     */
    direction: ["column", "row"],
    /**
     * Where they are across the direction.
     * - `stretch`: all as wide as the column, or as tall as the row
     * - `start`: at its start
     * - `center`: in its middle
     * - `end`: at its end
     * - `baseline`: on one line of text
     */
    align: ["stretch", "start", "center", "end", "baseline"],
  },
});
