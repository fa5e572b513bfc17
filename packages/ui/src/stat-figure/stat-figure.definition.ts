import { define } from "../definition/definition.ts";

/** `paper` is for the page, `band` for a turmeric section. */
export const statFigureTones = ["paper", "band"] as const;
/** `md` is for several in a row, `lg` for a single one. */
export const statFigureSizes = ["md", "lg"] as const;

export const statFigureDefinition = define({
  name: "StatFigure",
  axes: { tone: statFigureTones, size: statFigureSizes },
  defaults: { tone: "paper", size: "md" },
  interactions: [],
});
