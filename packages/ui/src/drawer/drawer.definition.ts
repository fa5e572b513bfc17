import { define } from "../definition/definition.ts";

/** `plain` has the page's surface colour, `feature` the deep indigo of header and footer. */
export const drawerSurfaces = ["plain", "feature"] as const;

/** The edge it slides in from: the end of the lines of text, or their start. */
export const drawerSides = ["end", "start"] as const;

export const drawerDefinition = define({
  name: "Drawer",
  axes: { surface: drawerSurfaces, side: drawerSides },
  defaults: { surface: "plain", side: "end" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
