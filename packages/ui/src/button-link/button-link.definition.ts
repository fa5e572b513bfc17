import { buttonSizes, buttonTones } from "../button/button.definition.ts";
import { define } from "../definition/definition.ts";

/** A Button's looks without its states: a link is never busy, done or disabled. */
export const buttonLinkDefinition = define({
  name: "ButtonLink",
  axes: { tone: buttonTones, size: buttonSizes },
  defaults: { tone: "action", size: "md" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
