import type { VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import type { avatarDefinition } from "./avatar.definition.ts";
import styles from "./avatar.module.css";
import { initials } from "./initials.ts";

export interface InitialsCircleProps
  extends VariantsOf<typeof avatarDefinition>,
    RootProps<"span"> {
  /** The person's name. Its initials are shown. */
  readonly name: string;
  /** Accessible name, which makes it an image. For use without the written name. */
  readonly label?: string | undefined;
}

/** A person's initials, without what only an `Avatar` of its own needs. */
export function InitialsCircle({
  name,
  tone,
  size,
  label,
  className,
  children,
  ...rest
}: InitialsCircleProps) {
  // Not classesFor(): Testimonial uses this, and CVA would take up a third of a card's size limit.
  const classes = classList(styles.root, styles[`tone-${tone}`], styles[`size-${size}`], className);
  return (
    <span
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={classes}
    >
      {initials(name)}
      {children}
    </span>
  );
}
