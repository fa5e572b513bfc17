import { define } from "../definition/definition.ts";

export const tagDefinition = define({
  name: "Tag",
  axes: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
