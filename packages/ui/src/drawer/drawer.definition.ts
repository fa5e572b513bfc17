import { define } from "../definition/definition.ts";

export const drawerDefinition = define({
  name: "Drawer",
  axes: {
    /**
     * Its background.
     * - `plain`: the page's own
     * - `feature`: dark, like header and footer
     */
    surface: ["plain", "feature"],
    /**
     * The edge of the window that it slides in from.
     * - `end`: where lines of text end: right in English, left in Arabic
     * - `start`: where they start
     */
    side: ["end", "start"],
  },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
