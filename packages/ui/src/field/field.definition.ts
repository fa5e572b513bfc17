import { define } from "../definition/definition.ts";

/** Declares a field component. All fields have the same states. */
export function defineField(name: string) {
  return define({
    name,
    axes: {
      /**
       * Whether it has an `error`. Not a prop, since it follows from the message.
       * - `valid`: it has none
       * - `invalid`: it shows the message and is read out as invalid
       */
      validity: ["valid", "invalid"],
    },
    interactions: ["rest", "hover", "focus-visible", "active", "disabled"],
  });
}
