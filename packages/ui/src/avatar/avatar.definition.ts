import { define } from "../definition/definition.ts";

/** The values of `tone`. */
export const avatarTones = ["feature", "action", "accent", "paper"] as const;

export const avatarDefinition = define({
  name: "Avatar",
  axes: {
    /**
     * Its background; initials are legible on each. Default: by the person's id or name, so
     * that neighbours differ.
     * - `feature`: dark
     * - `action`: the colour of buttons
     * - `accent`: the second colour
     * - `paper`: a subtle one
     */
    tone: avatarTones,
    /**
     * Its width and height.
     * - `sm`: 32 px, for lines of text
     * - `md`: 48 px, next to a name
     * - `lg`: 80 px, for an author box
     */
    size: ["sm", "md", "lg"],
  },
  defaults: { size: "md" },
});
