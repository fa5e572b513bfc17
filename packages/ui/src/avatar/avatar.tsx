import { classList } from "../definition/class-list.ts";
import type { VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../definition/root-props.ts";
import type { avatarDefinition } from "./avatar.definition.ts";
import styles from "./avatar.module.css";
import { initials, toneOf } from "./initials.ts";

export interface AvatarProps
  extends VariantsOf<typeof avatarDefinition>,
    RootProps<"span", "children"> {
  /** The person's name. Its initials are shown; without a `tone` it also determines the background. */
  readonly name: string;
  /** Accessible name, which makes the avatar an image. For use without the written name. */
  readonly label?: string | undefined;
}

/** A person's initials in place of a portrait. The same name always looks the same. */
export function Avatar({
  name,
  tone = toneOf(name),
  size = "md",
  label,
  className,
  ...rest
}: AvatarProps) {
  // Not classesFor(): Testimonial uses this, and CVA would take up a third of a card's size limit.
  const classes = classList(styles.root, styles[`tone-${tone}`], styles[`size-${size}`], className);
  return (
    <span
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      {...rest}
      className={classes}
    >
      {initials(name)}
    </span>
  );
}
