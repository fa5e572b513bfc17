import { define } from "../definition/definition.ts";

export const formRowDefinition = define({
  name: "FormRow",
  axes: {
    /**
     * How wide the fields are.
     * - `equal`: all the same
     * - `lead`: the first one twice as wide as the others
     * - `action`: the first one takes the room that a button beside it leaves
     */
    layout: ["equal", "lead", "action"],
  },
});
