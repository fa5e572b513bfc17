import { define } from "../definition/definition.ts";

/** `sm` is 32 px for lines of text, `md` 48 px next to a name, `lg` 80 px for an author box. */
export const avatarSizes = ["sm", "md", "lg"] as const;
/** Backgrounds on which the initials are legible. */
export const avatarTones = ["feature", "action", "accent", "paper"] as const;

export const avatarDefinition = define({
  name: "Avatar",
  axes: { tone: avatarTones, size: avatarSizes },
  defaults: { tone: "feature", size: "md" },
  interactions: [],
});
