import { classList } from "../definition/class-list.ts";
import type { VariantsOf } from "../definition/definition.ts";
import type { avatarDefinition } from "./avatar.definition.ts";
import styles from "./avatar.module.css";
import { initials, toneOf } from "./initials.ts";

export interface AvatarProps extends VariantsOf<typeof avatarDefinition> {
  /** The person's name. Its initials are shown; without a `tone` it also chooses the ground. */
  readonly name: string;
  /** Makes the avatar an image of that name, for where the name is not written beside it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A person's initials, for where a portrait would stand. The same name always looks the same. */
export function Avatar({ name, tone = toneOf(name), size = "md", label, className }: AvatarProps) {
  // By hand: this lies in Testimonial, and CVA is a third of what a card may weigh.
  const classes = classList(styles.root, styles[`tone-${tone}`], styles[`size-${size}`], className);
  return (
    <span
      className={classes}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {initials(name)}
    </span>
  );
}
