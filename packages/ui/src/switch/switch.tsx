import { classList } from "../element/class-list.ts";
import { Choice, type ChoiceProps } from "../field/choice.tsx";
import styles from "./switch.module.css";

export interface SwitchProps extends Omit<ChoiceProps, "role"> {}

/**
 * Turns something on or off at once. It is a native checkbox with the role `switch`, uncontrolled
 * unless `checked` is set. `ref` and all native attributes go to the `<input>`.
 */
export function Switch(props: SwitchProps) {
  return (
    <Choice
      {...props}
      role="switch"
      look={(validity) => classList(styles.track, styles[`validity-${validity}`])}
    />
  );
}
