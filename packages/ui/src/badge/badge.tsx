import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { FormerLook } from "../definition/former-look.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOfFormerName } from "../element/warn-once.ts";
import { badgeDefinition } from "./badge.definition.ts";
import styles from "./badge.module.css";

const classes = classesFor(badgeDefinition, styles);

export interface BadgeProps
  extends VariantsOf<typeof badgeDefinition>,
    FormerLook<typeof badgeDefinition>,
    RootProps<"span"> {}

/** A word or a number beside something: "New", "Most chosen", a count. */
export function Badge({ look, variant = look, tone, className, ...rest }: BadgeProps) {
  if (process.env.NODE_ENV !== "production") warnOfFormerName("Badge", "look", look, "variant");
  return <span {...rest} className={classes({ variant, tone }, className)} />;
}
