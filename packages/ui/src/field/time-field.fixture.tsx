import type { RootProps } from "../element/root-props.ts";
import { controlClass, FieldFrame, type FieldProps, useField } from "./field.tsx";

export type TimeFieldProps = FieldProps & RootProps<"input", "className" | "children" | "type">;

/** A field that the kit does not have, built from the same parts as the kit's own. */
export function TimeField({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  className,
  ...native
}: TimeFieldProps) {
  const wiring = useField({ ...native, hint, description, error });
  return (
    <FieldFrame
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      description={description}
      error={error}
      optionalText={optionalText}
      requiredText={requiredText}
      className={className}
      wiring={wiring}
      required={native.required}
    >
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
