import { define } from "../definition/definition.ts";

/** Maximum widths: `sm` is 448 px for questions, `md` 640 px for text, `lg` 960 px for forms. */
export const dialogSizes = ["sm", "md", "lg"] as const;

export const dialogDefinition = define({
  name: "Dialog",
  axes: { size: dialogSizes },
  defaults: { size: "md" },
  interactions: [],
});
