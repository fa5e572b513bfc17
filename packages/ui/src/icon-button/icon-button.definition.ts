import { buttonSizes, buttonTones } from "../button/button.definition.ts";
import { define } from "../definition/definition.ts";

export const iconButtonDefinition = define({
  name: "IconButton",
  axes: {
    /**
     * How much it stands out, as in Button.
     * - `action`: the main action, one per view
     * - `outline`: beside other buttons
     * - `quiet`: in a toolbar or a corner
     */
    tone: buttonTones,
    /**
     * Its width and height, as in Button.
     * - `sm`: 40 px, for toolbars, tables and cards
     * - `md`: 48 px
     * - `lg`: 56 px
     */
    size: buttonSizes,
  },
  defaults: { tone: "quiet", size: "md" },
  interactions: ["rest", "hover", "focus-visible", "active", "disabled"],
});
