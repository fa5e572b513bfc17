import { limits } from "../basics/timings.ts";
import type { Some } from "../basics/types.ts";

/** An option: the value that is sent and the label that is shown. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** An addition to the label in the form; not sent. */
  readonly note?: string;
  /** Whether the form says the note first, and the label in brackets. */
  readonly noteFirst?: boolean;
  /** The label that the staff reads, if visitors read another language. */
  readonly as?: string;
  /** The label's words in the mail, if they differ: spam filters count amounts such as `$5,000`. */
  readonly inMail?: string;
}

/** The autofill tokens of the fields. */
export type Autocomplete =
  | "name"
  | "given-name"
  | "family-name"
  | "email"
  | "tel"
  | "organization"
  | "url";

/** Where an answer appears in the mail. */
interface InMail<Heading extends string> {
  /** One of the form's headings. */
  readonly under: Heading;
  /**
   * The answer's label in the mail, if it is not the field's. Answers with the same one share a
   * line.
   */
  readonly as?: string;
}

interface FieldBase<Heading extends string> {
  readonly label: string;
  /** A sentence under the label, unless the label is enough. */
  readonly hint?: string;
  readonly mail: InMail<Heading>;
  /** What a browser may fill in. Leave it out if a browser could only guess. */
  readonly autocomplete?: Autocomplete;
  /** The answer is also posted as a separate field, beside the message. */
  readonly postedApart?: true;
}

/** The error of an empty required field; none if the field is optional. */
type Presence<Errors> =
  | { readonly required: true; readonly errors: Errors & { readonly valueMissing: string } }
  | { readonly required: false; readonly errors: Errors & { readonly valueMissing?: never } };

interface TooLong {
  readonly tooLong: string;
}

/** A line of text without a format. */
type LineField<Heading extends string> = FieldBase<Heading> & {
  readonly kind: "text";
} & Presence<TooLong>;

/** A phone number in any format, with at least `limits.phoneDigits` digits. */
type PhoneField<Heading extends string> = FieldBase<Heading> & {
  readonly kind: "tel";
} & Presence<TooLong & { readonly tooFewDigits: string }>;

/** An e-mail address or a URL, validated by the browser. */
type AddressField<Heading extends string> = FieldBase<Heading> & {
  readonly kind: "email" | "url";
} & Presence<TooLong & { readonly typeMismatch: string }>;

/** Several lines of text. */
type AreaField<Heading extends string> = FieldBase<Heading> & {
  readonly kind: "textarea";
} & Presence<TooLong>;

/** A choice of one option. */
type SelectField<Heading extends string> = FieldBase<Heading> & {
  readonly kind: "select";
  /** The text of the empty option. */
  readonly placeholder: string;
  readonly options: Some<Choice>;
  /** The answer ends the mail's subject. One field of a form may. */
  readonly inSubject?: true;
} & Presence<unknown>;

/** A choice of one or more options. The error is shown if none is chosen. */
type ChecksField<Heading extends string> = FieldBase<Heading> & {
  readonly kind: "checkboxes";
  readonly options: Some<Choice>;
} & Presence<unknown>;

/** A file that is validated when it is chosen. Only its name is an answer. */
type FileField<Heading extends string> = FieldBase<Heading> & {
  readonly kind: "file";
  /** The allowed file extensions. */
  readonly accept: Some<`.${string}`>;
  readonly maxBytes: number;
} & Presence<{ readonly wrongType: string; readonly tooLarge: string; readonly empty: string }>;

/**
 * The definition of a form field: all texts and rules to render it, to validate it and to write it
 * into the mail.
 */
export type FieldWords<Heading extends string = string> =
  | LineField<Heading>
  | PhoneField<Heading>
  | AddressField<Heading>
  | AreaField<Heading>
  | SelectField<Heading>
  | ChecksField<Heading>
  | FileField<Heading>;

/** The fields of a form, or of a part of it, by name and in their order on the page. */
export type Fields<Heading extends string = string> = Readonly<Record<string, FieldWords<Heading>>>;

/** A field of a form, with the name that it has in the form and among the answers. */
export type Field = FieldWords & { readonly name: string };

/** Maximum number of characters of an answer, by type of field. */
export const mostCharacters = {
  text: limits.nameCharacters,
  tel: limits.phoneCharacters,
  email: limits.emailCharacters,
  url: limits.urlCharacters,
  textarea: limits.textCharacters,
} as const;

/** The name of an answer in mails and policies: the field's label without a question mark. */
export const nameOf = ({ label }: Pick<FieldWords, "label">): string => label.replace(/\?$/, "");
