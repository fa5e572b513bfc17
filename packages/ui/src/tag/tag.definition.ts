import { define } from "../definition/definition.ts";

export const tagDefinition = define({
  name: "Tag",
  axes: {},
  defaults: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
