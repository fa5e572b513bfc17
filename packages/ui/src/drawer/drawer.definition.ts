import { define } from "../definition/definition.ts";

/** The values of `surface`. */
export const drawerSurfaces = ["plain", "feature"] as const;

/** The values of `side`. */
export const drawerSides = ["end", "start"] as const;

export const drawerDefinition = define({
  name: "Drawer",
  axes: {
    /**
     * Its ground.
     * - `plain`: the page's own
     * - `feature`: dark, like header and footer
     */
    surface: drawerSurfaces,
    /**
     * The edge of the window that it slides in from.
     * - `end`: where lines of text end: right in English, left in Arabic
     * - `start`: where they start
     */
    side: drawerSides,
  },
  defaults: { surface: "plain", side: "end" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
