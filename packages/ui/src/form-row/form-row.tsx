import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { formRowDefinition } from "./form-row.definition.ts";
import styles from "./form-row.module.css";

const rowClasses = classesFor(formRowDefinition, { ...styles, root: styles.row });

export interface FormRowProps extends VariantsOf<typeof formRowDefinition>, RootProps<"div"> {}

/**
 * Fields side by side, or a field and its button, if there is room; otherwise one below the other.
 * Their controls are aligned, whatever hints, errors and descriptions they have.
 */
export function FormRow({ layout, className, children, ...rest }: FormRowProps) {
  return (
    <div {...rest} className={classList(styles.root, className)}>
      <div className={rowClasses({ layout })}>{children}</div>
    </div>
  );
}
