import type { Some } from "../facts/shapes.ts";

/** An option: the value that is sent and the label that is shown. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** An addition to the label in the form. It is not sent. */
  readonly note?: string;
}

/** The autofill tokens of the fields. `off` if a browser could only guess. */
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
  /** The field's name in the form and in its typed state. */
  readonly name: Name;
  readonly label: string;
  /** A sentence under the label; `null` if the label is enough. */
  readonly hint: string | null;
  readonly autocomplete: Autocomplete;
  /** The name under which the control is posted, if it differs: the mail's subject has its own name. */
  readonly postedAs?: "subject";
}

/** The error of an empty required field; none if the field is optional. */
type Presence<Errors> =
  | { readonly required: true; readonly errors: Errors & { readonly valueMissing: string } }
  | { readonly required: false; readonly errors: Errors & { readonly valueMissing?: never } };

type Written = {
  /** In characters. */
  readonly maxLength: number;
  readonly spellcheck: boolean;
};

/** A line of text without a format. */
export type TextField<Name extends string> = FieldBase<Name> &
  Written & { readonly kind: "text"; readonly inputMode: "text" } & Presence<{
    readonly tooLong: string;
  }>;

/** A phone number, in any format. */
export type PhoneField<Name extends string> = FieldBase<Name> &
  Written & { readonly kind: "tel"; readonly inputMode: "tel" } & Presence<{
    readonly tooLong: string;
  }>;

/** An e-mail address, validated by the browser. */
export type EmailField<Name extends string> = FieldBase<Name> &
  Written & { readonly kind: "email"; readonly inputMode: "email" } & Presence<{
    readonly tooLong: string;
    readonly typeMismatch: string;
  }>;

/** A URL, validated by the browser. */
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

/** A choice of one option. */
export type SelectField<Name extends string> = FieldBase<Name> & {
  readonly kind: "select";
  /** The text of the empty option. */
  readonly placeholder: string;
  readonly options: Some<Choice>;
} & Presence<unknown>;

/** A choice of one or more options. The error is shown if none is chosen. */
export type ChecksField<Name extends string> = FieldBase<Name> & {
  readonly kind: "checkboxes";
  readonly options: Some<Choice>;
} & Presence<unknown>;

/** A file that is validated when it is chosen, and never sent. */
export type FileField<Name extends string> = FieldBase<Name> & {
  readonly kind: "file";
  /** The allowed file extensions. */
  readonly accept: Some<`.${string}`>;
  readonly maxBytes: number;
} & Presence<{ readonly wrongType: string; readonly tooLarge: string; readonly empty: string }>;

/** A field of a form, with all words and rules that a page needs to show and validate it. */
export type Field<Name extends string = string> =
  | TextField<Name>
  | PhoneField<Name>
  | EmailField<Name>
  | UrlField<Name>
  | AreaField<Name>
  | SelectField<Name>
  | ChecksField<Name>
  | FileField<Name>;

/** The fields of a form by name, in their order on the page. */
export type Fields<Names extends string> = { readonly [Name in Names]: Field<Name> };

/** The labels of a submit button in its states. */
export interface ButtonWords {
  readonly idle: string;
  readonly busy: string;
  readonly done: string;
}
