import { withoutSoftHyphens } from "@kolam/content/model/basics/soft-hyphens";
import { choiceLabel } from "@kolam/content/model/types/choices";
import { CheckboxGroup } from "@kolam/ui/checkbox-group";
import { FileField } from "@kolam/ui/file-field";
import { Select } from "@kolam/ui/select";
import { TextArea } from "@kolam/ui/text-area";
import { memo, type ReactNode } from "react";
import { fieldOf, prefixOf } from "../contract/forms.ts";
import styles from "./form-field.module.css";
import {
  type FieldControlProps,
  isProse,
  OneLineControl,
  optionalText,
  sharedProps,
} from "./one-line-field.tsx";

/** The height of a long text, in lines. */
const textRows = 6;

/** The props of {@link FormField}. */
export interface FormFieldProps extends FieldControlProps {
  /** Content below the field. */
  after?: ReactNode;
  /** A second answer to the field, below all else. */
  other?: ReactNode;
}

function Control(props: FieldControlProps) {
  const { form, name } = props;
  const field = fieldOf(form, name);
  const shared = sharedProps(props);
  const { hint } = field;
  const optional = field.required ? undefined : optionalText;
  switch (field.kind) {
    case "textarea":
      return (
        <TextArea
          {...shared}
          hint={hint}
          optionalText={optional}
          rows={textRows}
          spellCheck={isProse(field)}
          autoComplete={field.autocomplete ?? "off"}
        />
      );
    case "select": {
      const prefix = prefixOf(form, field);
      return (
        <Select
          {...shared}
          hint={hint}
          optionalText={optional}
          autoComplete={field.autocomplete ?? "off"}
          placeholder={field.placeholder}
          defaultValue={props.chosen && prefix + withoutSoftHyphens(props.chosen)}
          options={field.options.map((option) => ({
            value: prefix + option.value,
            label: choiceLabel(option),
          }))}
        />
      );
    }
    case "checkboxes":
      return (
        <CheckboxGroup {...shared} hint={hint} optionalText={optional} options={field.options} />
      );
    case "file":
      return (
        <FileField {...shared} formatsText={field.hint ?? ""} accept={field.accept.join(",")} />
      );
    default:
      return <OneLineControl {...props} />;
  }
}

/**
 * A field of a form, as defined. Its controls are native and uncontrolled. A long text has no
 * `maxlength`, because a browser would cut off a pasted text without notice; its length is checked
 * on sending.
 */
export const FormField = memo(function FormField({ after, other, ...control }: FormFieldProps) {
  return (
    <div className={styles.root}>
      <Control {...control} />
      {after}
      {other}
    </div>
  );
});
