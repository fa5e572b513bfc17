import { formWords } from "@kolam/content/forms/words";
import { type Field, mostCharacters } from "@kolam/content/shapes/field";
import type { Form } from "@kolam/content/shapes/form";
import { Button } from "@kolam/ui/button";
import { TextField, type TextFieldProps } from "@kolam/ui/text-field";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { type ReactNode, useRef, useState } from "react";
import { controlName, fieldId, fieldOf, isOneLine } from "../contract/forms.ts";
import { meantAddress } from "./address-slip.ts";
import styles from "./form-field.module.css";
import { fullAddressPattern } from "./full-address.ts";

/** The props of a field's control. */
export interface FieldControlProps {
  form: Form;
  /** The name of the field. */
  name: string;
  /** The error message. */
  error?: string | undefined;
  /** A note below the control. */
  description?: ReactNode;
}

/** The props that all types of controls share. */
export function sharedProps({ form, name, error, description }: FieldControlProps) {
  const field = fieldOf(form, name);
  return {
    id: fieldId(form, field),
    name: controlName(field),
    label: field.label,
    error,
    description,
    required: field.required,
  };
}

/** Whether an answer is made of words: what a browser may fill in is a name, an address or a number. */
export function isProse({ kind, autocomplete }: Field): boolean {
  return (kind === "text" || kind === "textarea") && autocomplete === undefined;
}

/** The text beside the label of an optional field. */
export const optionalText = `(${formWords.optional})`;

/**
 * A text field of one line. An e-mail or web address has no `maxlength`: a browser would cut off a pasted
 * one without notice, and the rest may be someone else's address.
 */
export function OneLineControl(props: FieldControlProps) {
  const field = fieldOf(props.form, props.name);
  if (!isOneLine(field)) throw new Error(`${field.name} is not a text field.`);
  return field.kind === "email" ? <EmailControl {...props} /> : <LineControl {...props} />;
}

function LineControl(props: FieldControlProps & Pick<TextFieldProps, "onBlur" | "onInput">) {
  const { form, name, error: _, description: __, ...events } = props;
  const field = fieldOf(form, name);
  if (!isOneLine(field)) return null;
  return (
    <TextField
      {...events}
      {...sharedProps(props)}
      hint={field.hint}
      optionalText={field.required ? undefined : optionalText}
      type={field.kind}
      inputMode={field.kind}
      autoComplete={field.autocomplete ?? "off"}
      maxLength={
        field.kind === "text" || field.kind === "tel" ? mostCharacters[field.kind] : undefined
      }
      // For forms without scripts; with them, the field's own message says the same.
      pattern={field.kind === "email" ? fullAddressPattern : undefined}
      spellCheck={isProse(field)}
    />
  );
}

/** A field for an e-mail address, which asks about a common slip. The answer may be no. */
function EmailControl(props: FieldControlProps) {
  const [meant, setMeant] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const ask = (element: HTMLInputElement, isFinished: boolean) => {
    input.current = element;
    setMeant(meantAddress(element.value, isFinished));
  };
  const take = (address: string) => {
    if (!input.current) return;
    input.current.value = address;
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  };
  const question = meant && (
    <>
      {formWords.slip(meant)}{" "}
      <Button tone="quiet" onClick={() => take(meant)}>
        {formWords.useMeant}
      </Button>
    </>
  );
  return (
    <>
      <LineControl
        {...props}
        description={question ?? props.description}
        onInput={({ currentTarget }) => ask(currentTarget, false)}
        // A button must not move while it is being pressed.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLInputElement) ask(currentTarget, true);
        }}
      />
      <VisuallyHidden as="div" role="status">
        {meant ? formWords.slip(meant) : ""}
      </VisuallyHidden>
    </>
  );
}

/** A text field for forms that have no other type of field, so that they load no other code. */
export function OneLineField(props: FieldControlProps) {
  return (
    <div className={styles.root}>
      <OneLineControl {...props} />
    </div>
  );
}
