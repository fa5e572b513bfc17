import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { containerDefinition } from "./container.definition.ts";
import styles from "./container.module.css";

const classes = classesFor(containerDefinition, styles);

export interface ContainerProps extends VariantsOf<typeof containerDefinition>, RootProps<"div"> {}

/** Centred content, no wider than the page, with the page's margin to the window's edges. */
export function Container({ width, className, ...rest }: ContainerProps) {
  return <div {...rest} className={classes({ width }, className)} />;
}
