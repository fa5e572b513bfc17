import type { ComponentPropsWithRef } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { badgeDefinition } from "./badge.definition.ts";
import styles from "./badge.module.css";

const classes = classesFor(badgeDefinition, styles);

export interface BadgeProps
  extends VariantsOf<typeof badgeDefinition>,
    Omit<ComponentPropsWithRef<"span">, "style"> {}

/** A word or a number beside something: "New", "Most chosen", a count. */
export function Badge({ look, tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={classes({ look, tone }, className)} />;
}
