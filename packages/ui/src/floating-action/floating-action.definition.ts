import { define } from "../definition/definition.ts";

export const floatingActionDefinition = define({
  name: "FloatingAction",
  axes: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
