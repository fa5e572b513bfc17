import type { ComponentPropsWithRef } from "react";
import { classesFor } from "../definition/definition.ts";
import control from "../field/control.module.css";
import { FieldFrame } from "../field/field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useField } from "../field/use-field.ts";
import { textFieldDefinition, type textFieldTypes } from "./text-field.definition.ts";

const classes = classesFor(textFieldDefinition, control);

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"input">, "style" | "className" | "children" | "type"> {
  type?: (typeof textFieldTypes)[number] | undefined;
}

/**
 * A native field for one line of text. It is uncontrolled unless `value` is set, so text typed before
 * hydration is kept. `ref` and all native attributes go to the `<input>`.
 */
export function TextField({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  className,
  type = "text",
  ...native
}: TextFieldProps) {
  const wiring = useField({ ...native, hint, description, error });
  return (
    <FieldFrame
      {...{ label, labelHidden, hint, description, error, optionalText, requiredText, className }}
      wiring={wiring}
      required={native.required}
    >
      <input
        {...native}
        {...wiring.aria}
        id={wiring.id}
        type={type}
        className={classes({ validity: wiring.validity })}
      />
    </FieldFrame>
  );
}
