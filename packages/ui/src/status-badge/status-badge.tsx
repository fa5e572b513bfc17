import type { ReactNode } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { type Status, type StatusShape, statusBadgeDefinition } from "./status-badge.definition.ts";
import styles from "./status-badge.module.css";
import { StatusIcon } from "./status-icon.tsx";

const classes = classesFor(statusBadgeDefinition, styles);

const shapes: Record<Status, StatusShape> = {
  good: "success",
  fair: "success",
  warning: "warning",
  error: "error",
};

export interface StatusBadgeProps
  extends VariantsOf<typeof statusBadgeDefinition>,
    RootProps<"span"> {
  /** The result in words. Colour and icon only repeat it. */
  children: ReactNode;
  /** The icon's shape. Default: that of the status. */
  icon?: StatusShape | undefined;
}

/** The result of a check at a glance, as icon, colour and text. */
export function StatusBadge({
  status = "good",
  icon,
  className,
  children,
  ...rest
}: StatusBadgeProps) {
  return (
    <span {...rest} className={classes({ status }, className)}>
      <StatusIcon shape={icon ?? shapes[status]} className={styles.icon} />
      {children}
    </span>
  );
}
