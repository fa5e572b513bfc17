import { define } from "../definition/definition.ts";

/** Time in milliseconds that a panel stays open after the pointer has left its item. */
export const submenuCloseDelay = 300;

export const navigationMenuDefinition = define({
  name: "NavigationMenu",
  axes: {
    /**
     * The edge of its item that a panel is aligned with.
     * - `start`: the start, for items at the start of the header
     * - `center`: the middle
     * - `end`: the end, for items at the end of the header
     */
    align: ["start", "center", "end"],
  },
  defaults: { align: "center" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
