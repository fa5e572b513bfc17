import { define } from "../definition/definition.ts";

/** Which edge of its item a panel keeps to. `center` suits a panel in the middle of the header. */
export const navigationMenuAligns = ["start", "center", "end"] as const;

/** How long a panel stays after the pointer has left its item, in milliseconds. */
export const submenuCloseDelay = 300;

export const navigationMenuDefinition = define({
  name: "NavigationMenu",
  axes: { align: navigationMenuAligns },
  defaults: { align: "center" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
