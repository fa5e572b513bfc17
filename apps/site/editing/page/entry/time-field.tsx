import { controlClass, FieldFrame, type FieldProps, useField } from "@kolam/ui/field";
import type { FocusEvent, FormEvent, KeyboardEvent } from "react";

interface TimeFieldProps extends Pick<FieldProps, "label" | "labelHidden" | "hint" | "error"> {
  /** Such as `09:00`. */
  readonly defaultValue: string;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onInput: (event: FormEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A native field for a time of day. */
export function TimeField({ label, labelHidden, hint, error, ...native }: TimeFieldProps) {
  const wiring = useField({ hint, error });
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} error={error} wiring={wiring}>
      <input
        {...native}
        {...wiring.aria}
        id={wiring.id}
        type="time"
        className={controlClass(wiring.validity)}
      />
    </FieldFrame>
  );
}
