import { define } from "../definition/definition.ts";

/** `sm` is 32 px and stands in a line of text, `md` 48 px beside a name, `lg` 80 px in an author box. */
export const avatarSizes = ["sm", "md", "lg"] as const;
/** Grounds that letters can be read on; a name always gets the same one. */
export const avatarTones = ["feature", "action", "accent", "paper"] as const;

export const avatarDefinition = define({
  name: "Avatar",
  axes: { tone: avatarTones, size: avatarSizes },
  defaults: { tone: "feature", size: "md" },
  interactions: [],
});
