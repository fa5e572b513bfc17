import { FieldFrame, useField } from "../../src/field/field.tsx";
import styles from "./panel.module.css";

interface RadiusFieldProps {
  label: string;
  /** In pixels. */
  value: number;
  most: number;
  onValueChange: (value: number) => void;
}

/** A radius, on a slider. */
export function RadiusField({ label, value, most, onValueChange }: RadiusFieldProps) {
  const wiring = useField({});
  return (
    <FieldFrame label={label} wiring={wiring}>
      <div className={styles.radius}>
        <input
          {...wiring.aria}
          id={wiring.id}
          type="range"
          min={0}
          max={most}
          value={Math.min(value, most)}
          aria-valuetext={`${value} pixels`}
          onChange={({ currentTarget }) => onValueChange(currentTarget.valueAsNumber)}
          className={styles.slider}
        />
        <span aria-hidden="true" className={styles.amount}>
          {value} px
        </span>
      </div>
    </FieldFrame>
  );
}
