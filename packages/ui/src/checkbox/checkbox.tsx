import group from "../checkbox-group/checkbox-group.module.css";
import { classList } from "../element/class-list.ts";
import { Choice, type ChoiceProps } from "../field/choice.tsx";
import styles from "./checkbox.module.css";

export interface CheckboxProps extends ChoiceProps {}

/**
 * One native checkbox with a label beside it, which may contain links. Uncontrolled unless
 * `checked` is set. `ref` and all native attributes go to the `<input>`.
 */
export function Checkbox(props: CheckboxProps) {
  return (
    <Choice
      {...props}
      look={(validity) => classList(group.box, styles.box, styles[`validity-${validity}`])}
    />
  );
}
