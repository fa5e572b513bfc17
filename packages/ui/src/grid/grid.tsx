import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import gaps from "../stack/gap.module.css";
import type { Gap, layoutElements } from "../stack/stack.definition.ts";
import { gridDefinition } from "./grid.definition.ts";
import styles from "./grid.module.css";

const classes = classesFor(gridDefinition, styles);

export interface GridProps extends VariantsOf<typeof gridDefinition>, RootProps<"div"> {
  /** The space between two children, as a step of the space tokens. Default: `6`, 24 px. */
  readonly gap?: Gap | undefined;
  /** The element to render. A list has no markers. */
  readonly as?: (typeof layoutElements)[number] | undefined;
}

/** Children in columns of equal width, as many as fit, without a breakpoint. */
export function Grid({
  as: Element = "div",
  columns,
  min,
  gap = 6,
  className,
  ...rest
}: GridProps) {
  // All possible elements take the same attributes, and callers do not need the ref's exact type.
  const Root = Element as "div";
  const more = classList(gaps.root, gaps[`gap-${gap}`], className);
  return <Root {...rest} className={classes({ columns, min }, more)} />;
}
