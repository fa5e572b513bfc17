import { define } from "../definition/definition.ts";

/** A field is `invalid` while it has an `error`. Not a prop, since it follows from the message. */
export const fieldValidities = ["valid", "invalid"] as const;

/** Declares a field component. All fields have the same states. */
export function defineField(name: string) {
  return define({
    name,
    axes: { validity: fieldValidities },
    defaults: { validity: "valid" },
    interactions: ["rest", "hover", "focus-visible", "active", "disabled"],
  });
}
