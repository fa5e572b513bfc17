import { define } from "../definition/definition.ts";

/** `line` underlines the chosen tab, `pill` fills it like an action. */
export const tabsLooks = ["line", "pill"] as const;

export const tabsDefinition = define({
  name: "Tabs",
  axes: { look: tabsLooks },
  defaults: { look: "line" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
