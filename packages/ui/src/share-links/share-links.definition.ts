import { define } from "../definition/definition.ts";

export const shareLinksDefinition = define({
  name: "ShareLinks",
  axes: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
