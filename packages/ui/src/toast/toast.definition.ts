import { define } from "../definition/definition.ts";
import { statusShapes } from "../status-badge/status-badge.definition.ts";

/** The values of a message's `tone`. */
export const toastTones = statusShapes;

export const toastDefinition = define({
  name: "Toast",
  axes: {
    /** The tone of a message, whose options say what each value means. Not a prop. */
    tone: toastTones,
  },
  defaults: { tone: "success" },
});
