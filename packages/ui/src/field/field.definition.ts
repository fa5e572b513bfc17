import { define } from "../definition/definition.ts";

/** A field is `invalid` while it shows an `error`. Not a prop: it follows from the message. */
export const fieldValidities = ["valid", "invalid"] as const;

/** Declares a field component: every field has the same states and says them in the same way. */
export function defineField(name: string) {
  return define({
    name,
    axes: { validity: fieldValidities },
    defaults: { validity: "valid" },
    interactions: ["rest", "hover", "focus-visible", "active", "disabled"],
  });
}
