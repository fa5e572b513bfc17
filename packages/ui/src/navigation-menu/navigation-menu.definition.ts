import { define } from "../definition/definition.ts";

/** The edge of its item that a panel is aligned with. `center` suits items in the middle of the header. */
export const navigationMenuAligns = ["start", "center", "end"] as const;

/** Time in milliseconds that a panel stays open after the pointer has left its item. */
export const submenuCloseDelay = 300;

export const navigationMenuDefinition = define({
  name: "NavigationMenu",
  axes: { align: navigationMenuAligns },
  defaults: { align: "center" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
