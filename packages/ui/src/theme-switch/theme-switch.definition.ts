import { define } from "../definition/definition.ts";

export const themeSwitchDefinition = define({
  name: "ThemeSwitch",
  axes: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
