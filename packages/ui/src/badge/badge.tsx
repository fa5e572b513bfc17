import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { badgeDefinition } from "./badge.definition.ts";
import styles from "./badge.module.css";

const classes = classesFor(badgeDefinition, styles);

export interface BadgeProps extends VariantsOf<typeof badgeDefinition>, RootProps<"span"> {}

/** A word or a number beside something: "New", "Most chosen", a count. */
export function Badge({ look, tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={classes({ look, tone }, className)} />;
}
