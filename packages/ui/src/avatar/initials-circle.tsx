import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { avatarDefinition } from "./avatar.definition.ts";
import styles from "./avatar.module.css";
import { initials } from "./initials.ts";

const classes = classesFor(avatarDefinition, styles);

export interface InitialsCircleProps
  extends VariantsOf<typeof avatarDefinition>,
    RootProps<"span"> {
  /** The person's name. Its initials are shown. */
  readonly name: string;
  /** Accessible name, which makes it an image. For use without the written name. */
  readonly label?: string | undefined;
}

/** A person's initials, without what only a full `Avatar` needs. */
export function InitialsCircle({
  name,
  tone,
  size,
  label,
  className,
  children,
  ...rest
}: InitialsCircleProps) {
  return (
    <span
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={classes({ tone, size }, className)}
    >
      {initials(name)}
      {children}
    </span>
  );
}
