import type { VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import type { containerDefinition } from "./container.definition.ts";
import styles from "./container.module.css";

export interface ContainerProps extends VariantsOf<typeof containerDefinition>, RootProps<"div"> {}

/**
 * Content in the middle of the window, no wider than the page, with the page's space to the
 * window's edges.
 */
export function Container({ width, className, ...rest }: ContainerProps) {
  const classes = classList(styles.root, width && styles[`width-${width}`], className);
  return <div {...rest} className={classes} />;
}
