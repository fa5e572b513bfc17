import { define } from "../definition/definition.ts";

export const themeSwitchDefinition = define({
  name: "ThemeSwitch",
  axes: {},
  defaults: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
