import { define } from "../definition/definition.ts";

/** `action` is the one thing to do, `outline` the alternative, `quiet` a minor control. */
export const buttonTones = ["action", "outline", "quiet"] as const;
/** `md` is 48 px tall, `lg` 56 px for heroes and closing calls. */
export const buttonSizes = ["md", "lg"] as const;
/** `busy` while work is under way, `success` for the moment after it has been done. */
export const buttonStates = ["idle", "busy", "success"] as const;

export const buttonDefinition = define({
  name: "Button",
  axes: { tone: buttonTones, size: buttonSizes, state: buttonStates },
  defaults: { tone: "action", size: "md", state: "idle" },
  interactions: ["rest", "hover", "focus-visible", "active", "disabled"],
});
