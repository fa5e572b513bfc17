import { define } from "../definition/definition.ts";

/** `paper` stands on the page, `band` in the turmeric band. */
export const statFigureTones = ["paper", "band"] as const;
/** `md` is one of several in a row, `lg` stands alone. */
export const statFigureSizes = ["md", "lg"] as const;

export const statFigureDefinition = define({
  name: "StatFigure",
  axes: { tone: statFigureTones, size: statFigureSizes },
  defaults: { tone: "paper", size: "md" },
  interactions: [],
});
