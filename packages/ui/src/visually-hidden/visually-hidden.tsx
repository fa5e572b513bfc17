import type { RootProps } from "../element/root-props.ts";
import styles from "./visually-hidden.module.css";

export interface VisuallyHiddenProps extends RootProps<"span"> {
  /**
   * The element to render. Default: `span`.
   * - `span`: for words
   * - `div`: for blocks, such as a list
   */
  as?: "span" | "div" | undefined;
}

/** Text that is read out and indexed by search engines, but not visible. */
export function VisuallyHidden({ as = "span", className, ...rest }: VisuallyHiddenProps) {
  const classes = className ? `${styles.root} ${className}` : styles.root;
  // All possible elements take the same attributes, and callers do not need the ref's exact type.
  const Tag = as as "span";
  return <Tag {...rest} className={classes} />;
}
