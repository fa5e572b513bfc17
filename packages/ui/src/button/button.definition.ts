import { define } from "../definition/definition.ts";

/** The values of `tone`. */
export const buttonTones = ["action", "outline", "quiet"] as const;
/** The values of `size`. */
export const buttonSizes = ["sm", "md", "lg"] as const;
export const buttonDefinition = define({
  name: "Button",
  axes: {
    /**
     * How much it stands out.
     * - `action`: the main action, one per view
     * - `outline`: the alternative beside it
     * - `quiet`: a minor control
     */
    tone: buttonTones,
    /**
     * Its height.
     * - `sm`: 40 px, for toolbars, tables and cards
     * - `md`: 48 px
     * - `lg`: 56 px, for heroes and closing calls to action
     */
    size: buttonSizes,
    /**
     * The state of the action.
     * - `idle`: not started
     * - `busy`: running; it keeps focus and ignores clicks
     * - `success`: has just succeeded, for a moment
     */
    state: ["idle", "busy", "success"],
  },
  defaults: { size: "md" },
  interactions: ["rest", "hover", "focus-visible", "active", "disabled"],
});
