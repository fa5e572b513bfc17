import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import gaps from "./gap.module.css";
import {
  type Gap,
  type layoutElements,
  stackDefinition,
  type stackJustifies,
} from "./stack.definition.ts";
import styles from "./stack.module.css";

const classes = classesFor(stackDefinition, styles);

export interface StackProps extends VariantsOf<typeof stackDefinition>, RootProps<"div"> {
  /** The space between two children, as a step of the space tokens. Default: `4`, 16 px. */
  readonly gap?: Gap | undefined;
  /** Where the children are along the direction, if they leave room. Default: `start`. */
  readonly justify?: (typeof stackJustifies)[number] | undefined;
  /** The element to render. A list has no markers. */
  readonly as?: (typeof layoutElements)[number] | undefined;
}

/** Children one below the other or side by side, all the same space apart. */
export function Stack({
  as: Element = "div",
  direction,
  gap = 4,
  align,
  justify,
  className,
  ...rest
}: StackProps) {
  // All possible elements take the same attributes, and callers do not need the ref's exact type.
  const Root = Element as "div";
  const more = classList(
    gaps.root,
    gaps[`gap-${gap}`],
    justify && styles[`justify-${justify}`],
    className,
  );
  return <Root {...rest} className={classes({ direction, align }, more)} />;
}
