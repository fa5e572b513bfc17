import type { ReactNode } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { StatusIcon } from "../status-badge/status-icon.tsx";
import { alertDefinition } from "./alert.definition.ts";
import styles from "./alert.module.css";

const classes = classesFor(alertDefinition, styles);

export interface AlertProps
  extends VariantsOf<typeof alertDefinition>,
    RootProps<"div", "title" | "role"> {
  /** What happened, in a few words. Without it the message is the children alone. */
  title?: ReactNode;
  /** Makes the title a heading of this level; without it the title is a bold line. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * How a message that appears is read out. Omit it for one that is on the page from the start.
   * - `alert`: at once, interrupting the screen reader
   * - `status`: when the screen reader has finished
   */
  role?: "alert" | "status" | undefined;
  /** Buttons or links below the message. */
  actions?: ReactNode;
}

/** A message that stands out from the page: what happened and what to do next. */
export function Alert({
  tone = "info",
  title,
  headingLevel,
  actions,
  className,
  children,
  ...rest
}: AlertProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : "p";
  return (
    <div {...rest} className={classes({ tone }, className)}>
      <StatusIcon shape={tone} className={styles.icon} />
      <div className={styles.content}>
        {title ? <Title className={styles.title}>{title}</Title> : null}
        {children ? <div className={styles.body}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
