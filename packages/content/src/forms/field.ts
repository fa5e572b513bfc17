import type { Some } from "../shapes.ts";

/** A choice: what is sent and what is read. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** The autofill names our fields use. `off` where a browser could only guess. */
export type Autocomplete =
  | "name"
  | "given-name"
  | "family-name"
  | "email"
  | "tel"
  | "organization"
  | "url"
  | "off";

interface FieldBase<Name extends string> {
  /** The field's name in the form and in the typed form state. */
  readonly name: Name;
  readonly label: string;
  /** A sentence under the label; `null` where the label says it all. */
  readonly hint: string | null;
  readonly autocomplete: Autocomplete;
  /** The name under which its control is posted, where it is the mail's subject by another name. */
  readonly postedAs?: "subject";
  /** Takes a row of its own, as long texts always do. */
  readonly wide?: true;
}

/** Wording of a required field's emptiness, or none for a field that may stay empty. */
type Presence<Errors> =
  | { readonly required: true; readonly errors: Errors & { readonly valueMissing: string } }
  | { readonly required: false; readonly errors: Errors & { readonly valueMissing?: never } };

type Written = {
  /** Characters. */
  readonly maxLength: number;
  readonly spellcheck: boolean;
};

/** A line of text without rules of its own. */
export type TextField<Name extends string> = FieldBase<Name> &
  Written & { readonly kind: "text"; readonly inputMode: "text" } & Presence<{
    readonly tooLong: string;
  }>;

/** A phone number: any writing of it is accepted. */
export type PhoneField<Name extends string> = FieldBase<Name> &
  Written & { readonly kind: "tel"; readonly inputMode: "tel" } & Presence<{
    readonly tooLong: string;
  }>;

/** An e-mail address, checked by the browser's own rule. */
export type EmailField<Name extends string> = FieldBase<Name> &
  Written & { readonly kind: "email"; readonly inputMode: "email" } & Presence<{
    readonly tooLong: string;
    readonly typeMismatch: string;
  }>;

/** A web address, checked by the browser's own rule. */
export type UrlField<Name extends string> = FieldBase<Name> &
  Written & { readonly kind: "url"; readonly inputMode: "url" } & Presence<{
    readonly tooLong: string;
    readonly typeMismatch: string;
  }>;

/** Several lines of text. */
export type AreaField<Name extends string> = FieldBase<Name> &
  Written & { readonly kind: "textarea"; readonly rows: number } & Presence<{
    readonly tooLong: string;
  }>;

/** One of several choices. */
export type SelectField<Name extends string> = FieldBase<Name> & {
  readonly kind: "select";
  /** The entry that stands for no choice yet. */
  readonly placeholder: string;
  readonly options: Some<Choice>;
} & Presence<unknown>;

/** Any number of choices; the wording is for none at all. */
export type ChecksField<Name extends string> = FieldBase<Name> & {
  readonly kind: "checkboxes";
  readonly options: Some<Choice>;
} & Presence<unknown>;

/** A file that is checked on choice and never sent. */
export type FileField<Name extends string> = FieldBase<Name> & {
  readonly kind: "file";
  /** Endings the picker offers and the check accepts. */
  readonly accept: Some<`.${string}`>;
  readonly maxBytes: number;
} & Presence<{ readonly wrongType: string; readonly tooLarge: string; readonly empty: string }>;

/** A field of a form: everything a page needs to draw, fill, check and explain it. */
export type Field<Name extends string = string> =
  | TextField<Name>
  | PhoneField<Name>
  | EmailField<Name>
  | UrlField<Name>
  | AreaField<Name>
  | SelectField<Name>
  | ChecksField<Name>
  | FileField<Name>;

/** One definition per field name, in the order in which the form shows them. */
export type Fields<Names extends string> = { readonly [Name in Names]: Field<Name> };

/** The words of a form's button in each of its states. */
export interface ButtonWords {
  readonly idle: string;
  readonly busy: string;
  readonly done: string;
}
