import { define } from "../definition/definition.ts";

/** `sm` is 16 px and sits in small print, `md` 20 px beside text, `lg` 32 px on its own. */
export const iconSizes = ["sm", "md", "lg"] as const;

export const iconDefinition = define({
  name: "Icon",
  axes: { size: iconSizes },
  defaults: { size: "md" },
  interactions: [],
});
