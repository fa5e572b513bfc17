import { define } from "../definition/definition.ts";

export const tabsDefinition = define({
  name: "Tabs",
  axes: {
    /**
     * How the chosen tab is marked.
     * - `line`: underlined
     * - `pill`: filled, like a button
     * - `box`: joined to a box around the panel, for two or three tabs
     */
    variant: ["line", "pill", "box"],
  },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
