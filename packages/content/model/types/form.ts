import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import type { Some } from "../basics/types.ts";
import type { PageId } from "../pages/paths.ts";
import { type Choice, type Fields, type FieldWords, nameOf } from "./field.ts";

/** The labels of a submit button in its states. */
export interface ButtonWords {
  readonly idle: string;
  readonly busy: string;
  readonly done: string;
}

/**
 * The mailboxes that forms may be sent to. The site has an access key for each: see `.env.example`.
 */
export type FormMailbox = "hello" | "careers";

/**
 * The fields of a form with their names. A mail that cannot be answered is refused, so there is
 * always an address.
 */
type Named<Of> = { readonly [Name in keyof Of]: Of[Name] & { readonly name: Name & string } };

interface FormWords<Id extends string, Heading extends string, Of> {
  /** The form's name in drafts, measurements and the ids of its elements. */
  readonly id: Id;
  /** What mails call it, and the privacy policy in the first language. */
  readonly name: string;
  /** What visitors of another language read instead. */
  readonly label?: string;
  /** The page that shows it. */
  readonly page: PageId;
  readonly to: FormMailbox;
  /** The mail's subject, or its beginning if a field is `inSubject`. */
  readonly subject: string;
  /** The headings of the mail, in its order. Each field names the heading it appears under. */
  readonly headings: Some<Heading>;
  /** The heading whose last line is the reference of the submission. */
  readonly reference?: NoInfer<Heading>;
  /** The end of the mail, which does not depend on the answers. */
  readonly note?: (reference: string) => string;
  /**
   * What the mail says instead of `note` if the form was sent without scripts to a service that
   * knows no templates.
   */
  readonly plainNote?: string;
  /** Sends the chosen files as well, to a mail service that keeps them. */
  readonly sendsFiles?: boolean;
  readonly button: ButtonWords;
  /** The text of the browser's alert when sending fails. */
  readonly alert: string;
  /** Shown and announced after the form was sent: that it has arrived, and what happens next. */
  readonly sent: {
    readonly title: (reference: string) => string;
    readonly text: (email: string) => string;
  };
  readonly fields: Of;
}

/** A form whose answers are sent by mail: its fields, and where and how they go. */
export interface Form<Id extends string = string, Of extends Fields = Fields>
  extends Omit<FormWords<Id, string, unknown>, "reference"> {
  readonly reference?: string;
  /** The address that the mail goes to. */
  readonly recipient: string;
  readonly fields: Named<Of>;
}

/**
 * The answers of any form by field name: a text, or the values of the ticked boxes. Of a file it is
 * the name.
 */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** The answers of one form. */
export type AnswersOf<Of extends Form> = {
  readonly [Name in keyof Of["fields"]]: Of["fields"][Name]["kind"] extends "checkboxes"
    ? readonly string[]
    : string;
};

/**
 * Defines a form. Its fields on the page, its draft, its checks and its mail, with scripts and
 * without, follow from this: a field that does not say where it appears in the mail does not
 * compile.
 */
export function defineForm<
  const Id extends string,
  const Heading extends string,
  const Of extends Fields<NoInfer<Heading>> & {
    readonly email: FieldWords & { readonly kind: "email"; readonly required: true };
  },
>(form: FormWords<Id, Heading, Of>): Form<Id, Of> {
  const named = Object.entries(form.fields).map(([name, field]) => [name, { ...field, name }]);
  return { ...form, recipient: mailboxes[form.to].address, fields: Object.fromEntries(named) };
}

/** The name of a form for visitors. */
export const titleOf = ({ label, name }: Pick<Form, "label" | "name">): string => label ?? name;

/** The words of a field that visitors read. */
type VisitorWords<Of extends FieldWords> = {
  readonly [Key in keyof Of & ("label" | "hint" | "placeholder")]: string;
} & { readonly errors: { readonly [Key in keyof Of["errors"]]: string } } & (Of extends {
    readonly options: Some<Choice<infer Value>>;
  }
    ? { readonly options: Some<Choice<Value>> }
    : unknown);

/**
 * A form in another language: visitors read other words, and the mail is the one that the staff
 * knows. Its subject begins with the visitor's language.
 */
export function translated<Id extends string, Of extends Fields>(
  form: Form<Id, Of>,
  words: Pick<Form, "button" | "alert" | "sent" | "label"> & {
    readonly fields: { readonly [Name in keyof Of]: VisitorWords<Of[Name]> };
  },
): Form<Id, Of> {
  const own = new Map<string, object>(Object.entries(words.fields));
  const fields = Object.entries<FieldWords>(form.fields).map(([name, field]) => [
    name,
    { ...field, ...own.get(name), mail: { as: nameOf(field), ...field.mail } },
  ]);
  const subject = `[${company.language}] ${form.subject}`;
  return { ...form, ...words, subject, fields: Object.fromEntries(fields) };
}
