import { buttonSizes, buttonTones } from "../button/button.definition.ts";
import { define } from "../definition/definition.ts";

/** The variants of a Button without its states: a link is never busy or disabled. */
export const buttonLinkDefinition = define({
  name: "ButtonLink",
  axes: {
    /**
     * How much it stands out, as in Button.
     * - `action`: the main step, one per view
     * - `outline`: the alternative beside it
     * - `quiet`: a minor link
     */
    tone: buttonTones,
    /**
     * Its height, as in Button.
     * - `sm`: 40 px, for toolbars, tables and cards
     * - `md`: 48 px
     * - `lg`: 56 px, for heroes and closing calls to action
     */
    size: buttonSizes,
  },
  defaults: { size: "md" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
