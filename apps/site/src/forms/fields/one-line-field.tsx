import { type Field, mostCharacters } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import { Button } from "@kolam/ui/button";
import { TextField } from "@kolam/ui/text-field";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { formWords } from "@site/texts/forms/words";
import { type ReactNode, useState } from "react";
import { controlName, fieldId, fieldOf, isOneLine } from "../contract/forms.ts";
import { meantAddress } from "./address-slip.ts";
import styles from "./form-field.module.css";
import { fullAddressPattern } from "./full-address.ts";
import { phonePattern } from "./phone-number.ts";

/** The props of a field's control. */
export interface FieldControlProps {
  form: Form;
  /** The name of the field. */
  name: string;
  /** The error message. */
  error?: string | undefined;
  /** A note below the control. */
  description?: ReactNode;
  /** The option that a select begins with. */
  chosen?: string | undefined;
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

/**
 * Whether an answer is made of words: what a browser may fill in is a name, an address or a number.
 */
export function isProse({ kind, autocomplete }: Field): boolean {
  return (kind === "text" || kind === "textarea") && autocomplete === undefined;
}

const patterns = new Map<Field["kind"], string>([
  ["email", fullAddressPattern],
  ["tel", phonePattern],
]);

/** The text beside the label of an optional field. */
export const optionalText = `(${formWords.optional})`;

/**
 * A text field of one line. An e-mail or web address has no `maxlength`: a browser would cut off a
 * pasted one without notice, and the rest may be someone else's address.
 */
export function OneLineControl(props: FieldControlProps) {
  const field = fieldOf(props.form, props.name);
  if (!isOneLine(field)) throw new Error(`${field.name} is not a text field.`);
  const [slip, setSlip] = useState<{ input: HTMLInputElement; meant: string }>();
  const isEmail = field.kind === "email";
  const ask = (input: HTMLInputElement, isFinished: boolean) => {
    const meant = isEmail ? meantAddress(input.value, isFinished) : undefined;
    setSlip(meant ? { input, meant } : undefined);
  };
  const question = slip && formWords.slip(slip.meant);
  return (
    <>
      <TextField
        {...sharedProps(props)}
        description={slip ? <Slip {...slip} question={question} /> : props.description}
        hint={field.hint}
        optionalText={field.required ? undefined : optionalText}
        type={field.kind}
        inputMode={field.kind}
        autoComplete={field.autocomplete ?? "off"}
        maxLength={
          field.kind === "text" || field.kind === "tel" ? mostCharacters[field.kind] : undefined
        }
        // For forms without scripts; with them, the field's own message says the same.
        pattern={patterns.get(field.kind)}
        spellCheck={isProse(field)}
        onInput={({ currentTarget }) => ask(currentTarget, false)}
        // A button must not move while it is being pressed.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLInputElement) ask(currentTarget, true);
        }}
      />
      {isEmail && (
        <VisuallyHidden as="div" role="status">
          {question}
        </VisuallyHidden>
      )}
    </>
  );
}

interface SlipProps {
  input: HTMLInputElement;
  meant: string;
  question: string | undefined;
}

/** Asks about a common typo in an e-mail address. The answer may be no. */
function Slip({ input, meant, question }: SlipProps) {
  const take = () => {
    input.value = meant;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  return (
    <>
      {question}{" "}
      <Button tone="quiet" onClick={take}>
        {formWords.useMeant}
      </Button>
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
