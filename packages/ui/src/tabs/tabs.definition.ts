import { define } from "../definition/definition.ts";

/** The values of `look`. */
export const tabsLooks = ["line", "pill"] as const;

export const tabsDefinition = define({
  name: "Tabs",
  axes: {
    /**
     * How the chosen tab is marked.
     * - `line`: underlined
     * - `pill`: filled, like a button
     */
    look: tabsLooks,
  },
  defaults: { look: "line" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
