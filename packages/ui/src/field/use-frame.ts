import { controlClass } from "./control-class.ts";
import type { FieldProps } from "./field-props.ts";
import { useField } from "./use-field.ts";

interface Framed extends FieldProps, Omit<Parameters<typeof useField>[0], keyof FieldProps> {
  required?: boolean | undefined;
}

/**
 * Splits the props of a field with one control into those of its frame and those of the control.
 */
export function useFrame<P extends Framed>({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  className,
  ...native
}: P) {
  const wiring = useField({ ...native, hint, description, error });
  const { required } = native;
  const words = { label, labelHidden, hint, description, error, optionalText, requiredText };
  return {
    frame: { ...words, className, wiring, required },
    control: {
      ...native,
      ...wiring.aria,
      id: wiring.id,
      className: controlClass(wiring.validity),
    },
  };
}
