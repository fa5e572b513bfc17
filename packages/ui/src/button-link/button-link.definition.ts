import { buttonSizes, buttonTones } from "../button/button.definition.ts";
import { define } from "../definition/definition.ts";

/** The variants of a Button without its states: a link is never busy or disabled. */
export const buttonLinkDefinition = define({
  name: "ButtonLink",
  axes: { tone: buttonTones, size: buttonSizes },
  defaults: { tone: "action", size: "md" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
