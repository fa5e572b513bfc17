import { define } from "../definition/definition.ts";

/** `plain` is the page's surface, `alt` a subtle band on which the form has the page's surface. */
export const contactLayoutSurfaces = ["plain", "alt"] as const;

export const contactLayoutDefinition = define({
  name: "ContactLayout",
  axes: { surface: contactLayoutSurfaces },
  defaults: { surface: "plain" },
  interactions: [],
});
