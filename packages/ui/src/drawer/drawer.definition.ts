import { define } from "../definition/definition.ts";

/** `plain` has the page's surface colour, `feature` the deep indigo of header and footer. */
export const drawerSurfaces = ["plain", "feature"] as const;

export const drawerDefinition = define({
  name: "Drawer",
  axes: { surface: drawerSurfaces },
  defaults: { surface: "plain" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
