import { define } from "../definition/definition.ts";

/** `sm` is 16 px for small print, `md` 20 px for text, `lg` 32 px for use on its own. */
export const iconSizes = ["sm", "md", "lg"] as const;

export const iconDefinition = define({
  name: "Icon",
  axes: { size: iconSizes },
  defaults: { size: "md" },
  interactions: [],
});
