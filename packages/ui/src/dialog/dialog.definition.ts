import { define } from "../definition/definition.ts";

/** How wide it runs: `sm` 448 px for a question, `md` 640 px for a text, `lg` 960 px for a form. */
export const dialogSizes = ["sm", "md", "lg"] as const;

export const dialogDefinition = define({
  name: "Dialog",
  axes: { size: dialogSizes },
  defaults: { size: "md" },
  interactions: [],
});
