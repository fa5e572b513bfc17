import type { ComponentPropsWithRef } from "react";
import styles from "./visually-hidden.module.css";

export interface VisuallyHiddenProps extends Omit<ComponentPropsWithRef<"span">, "style"> {
  /** The element to render: `div` where block content stands inside. */
  as?: "span" | "div" | undefined;
}

/** Words that are read out and found by search, and not drawn. */
export function VisuallyHidden({
  as: Element = "span",
  className,
  ref,
  ...rest
}: VisuallyHiddenProps) {
  const classes = className ? `${styles.root} ${className}` : styles.root;
  // Both elements take the same attributes; the ref's exact element type is of no use to a caller.
  const Tag = Element as "span";
  return <Tag {...rest} ref={ref} className={classes} />;
}
