import { useId } from "react";
import styles from "./segments.module.css";

interface SegmentsProps<Value extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  /** The labels by value. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A choice of a few, all of them in sight: radio buttons that look like one button in parts. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-label={label} className={styles.segments}>
      {(Object.entries(options) as [Value, string][]).map(([option, text]) => (
        <label key={option} className={styles.segment}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onValueChange(option)}
            className={styles.input}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
