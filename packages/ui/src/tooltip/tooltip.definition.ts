import { define } from "../definition/definition.ts";

/** Where it is if there is room; otherwise it is on the opposite side. */
export const tooltipSides = ["top", "bottom", "start", "end"] as const;

export const tooltipDefinition = define({
  name: "Tooltip",
  axes: { side: tooltipSides },
  defaults: { side: "top" },
  interactions: [],
});
