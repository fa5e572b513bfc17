import { mailboxes } from "@site/facts/channels";
import type { Some } from "../basics/types.ts";
import type { Choice, Fields, FieldWords } from "./field.ts";
import { type ButtonWords, type Form, type FormMailbox, translated } from "./form.ts";

/**
 * The language-independent part of a field. Its answer appears in the mail under one of the
 * headings.
 */
type FieldFacts<Heading extends string = string> = Pick<
  FieldWords,
  "kind" | "required" | "autocomplete" | "postedApart"
> & {
  readonly under: Heading;
  readonly inSubject?: true;
  /** For a file: the allowed extensions and its size. */
  readonly accept?: Some<`.${string}`>;
  readonly maxBytes?: number;
};

type AllFacts<Heading extends string = string> = Readonly<Record<string, FieldFacts<Heading>>>;

/** The language-independent part of a form. */
export interface FormFacts<Id extends string, Heading extends string, Of> {
  readonly id: Id;
  readonly page: Form["page"];
  readonly to: FormMailbox;
  /** The headings of the mail, in its order. */
  readonly headings: Some<Heading>;
  /** The heading whose last line is the reference of the submission. */
  readonly reference?: NoInfer<Heading>;
  readonly fields: Of;
}

/** A field with its texts. */
type FieldOf<Of extends FieldFacts> = FieldWords & {
  readonly kind: Of["kind"];
  readonly required: Of["required"];
};

type FieldsOf<Of extends AllFacts> = { readonly [Name in keyof Of]: FieldOf<Of[Name]> };

/** The texts of a field in one language. */
type FieldTexts<Of extends FieldFacts> = Pick<FieldOf<Of>, "label" | "hint" | "errors"> & {
  /** What the answer is called in mails, if not by the field's label. */
  readonly inMail?: string;
} & (Of["kind"] extends "select" ? { readonly placeholder: string } : unknown);

/**
 * The texts of a form in one language: for visitors, and for the mail if it is the site's first
 * language.
 */
export interface FormTexts<Heading extends string, Of extends AllFacts> {
  /** What the privacy policy calls the form. */
  readonly name: string;
  /** The mail's subject, or its beginning if a field is `inSubject`. */
  readonly subject: string;
  readonly headings: Readonly<Record<Heading, string>>;
  /** The end of the mail, which does not depend on the answers. */
  readonly note?: (reference: string) => string;
  /** Instead of `note`, of a form that was sent without scripts. */
  readonly plainNote?: string;
  readonly button: ButtonWords;
  /** The text of the browser's alert when sending fails. */
  readonly alert: string;
  readonly sent: Form["sent"];
  readonly fields: { readonly [Name in keyof Of]: FieldTexts<Of[Name]> };
}

/** The texts of a form of these facts. */
export type TextsOf<Facts> =
  Facts extends FormFacts<string, infer Heading, infer Of>
    ? Of extends AllFacts
      ? FormTexts<Heading, Of>
      : never
    : never;

/** The names of the fields that have options. */
type Chosen<Of extends AllFacts> = {
  [Name in keyof Of]: Of[Name]["kind"] extends "select" | "checkboxes" ? Name : never;
}[keyof Of];

/** The options of each field that has some. */
type Options<Of extends AllFacts> = { readonly [Name in Chosen<Of>]: Some<Choice> };

/** Declares a form, so that the types of its texts know its fields and headings. */
export const formFacts = <
  const Id extends string,
  const Heading extends string,
  const Of extends AllFacts<NoInfer<Heading>>,
>(
  facts: FormFacts<Id, Heading, Of>,
): FormFacts<Id, Heading, Of> => facts;

/** A form in one language: its facts, the language's words, and the options. */
export function wordedForm<Id extends string, Heading extends string, Of extends AllFacts>(
  facts: FormFacts<Id, Heading, Of>,
  texts: FormTexts<Heading, Of>,
  options: Options<Of>,
): Form<Id, FieldsOf<Of>> {
  const said = new Map<string, { inMail?: string }>(Object.entries(texts.fields));
  const choices = new Map<string, Some<Choice>>(Object.entries(options));
  const fields = Object.entries<FieldFacts>(facts.fields).map(([name, { under, ...own }]) => {
    const { inMail, ...words } = said.get(name) ?? {};
    const chosen = choices.get(name);
    const mail = { under: texts.headings[under as Heading], ...(inMail ? { as: inMail } : {}) };
    return [name, { ...own, ...words, ...(chosen ? { options: chosen } : {}), mail, name }];
  });
  const { name, subject, headings, note, plainNote, button, alert, sent } = texts;
  const [first, ...others] = facts.headings;
  return {
    name,
    subject,
    ...(note ? { note } : {}),
    ...(plainNote === undefined ? {} : { plainNote }),
    button,
    alert,
    sent,
    id: facts.id,
    page: facts.page,
    to: facts.to,
    recipient: mailboxes[facts.to].address,
    headings: [headings[first], ...others.map((heading) => headings[heading])],
    ...(facts.reference ? { reference: headings[facts.reference] } : {}),
    fields: Object.fromEntries(fields),
  };
}

/**
 * Options as visitors read them, with the values and the words in the mail of the first language.
 */
function chosenHere(first: Some<Choice>, here: Some<Choice>): Choice[] {
  return first.map(({ value, label, inMail = label }, at) => ({
    ...(here[at] ?? here[0]),
    value,
    as: label,
    inMail,
  }));
}

/**
 * A form for visitors of this language. The mail is the one that the staff knows, in the site's
 * first language.
 * @param first the form in the first language
 * @param here the same form in the language of this build
 */
export function forVisitors<Id extends string, Of extends Fields>(
  first: Form<Id, Of>,
  here: Form<Id, Of>,
): Form<Id, Of> {
  const firstFields = new Map<string, FieldWords>(Object.entries(first.fields));
  const fields = Object.entries<FieldWords>(here.fields).map(([name, field]) => {
    const known = firstFields.get(name);
    const isChosen = "options" in field && known !== undefined && "options" in known;
    return [
      name,
      isChosen ? { ...field, options: chosenHere(known.options, field.options) } : field,
    ];
  });
  const { name: label, button, alert, sent } = here;
  const words = { label, button, alert, sent, fields: Object.fromEntries(fields) };
  return translated(first, words as unknown as Parameters<typeof translated<Id, Of>>[1]);
}
