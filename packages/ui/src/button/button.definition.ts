import { define } from "../definition/definition.ts";

/** `action` is the main action, `outline` the alternative, `quiet` a minor control. */
export const buttonTones = ["action", "outline", "quiet"] as const;
/**
 * `md` is 48 px tall; `sm`, 40 px, is for toolbars, tables and cards; `lg`, 56 px, for heroes and closing calls to
 * action.
 */
export const buttonSizes = ["sm", "md", "lg"] as const;
/** `busy` while the action runs, `success` for a moment after it has succeeded. */
export const buttonStates = ["idle", "busy", "success"] as const;

export const buttonDefinition = define({
  name: "Button",
  axes: { tone: buttonTones, size: buttonSizes, state: buttonStates },
  defaults: { tone: "action", size: "md", state: "idle" },
  interactions: ["rest", "hover", "focus-visible", "active", "disabled"],
});
