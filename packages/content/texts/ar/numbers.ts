import { formatNumber } from "@kolam/content/model/basics/numbers";

const rules = new Intl.PluralRules("ar");

/** What is said of a number of things. `zero`, `one` and `two` say the number themselves. */
export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>;

/** A number of things in the form that Arabic has for it, such as `مقالتان` or `8 مقالات`. */
export function inForms(count: number, forms: Forms): string {
  const rule = rules.select(count);
  const form = forms[rule];
  return rule === "zero" || rule === "one" || rule === "two"
    ? form
    : `${formatNumber(count)} ${form}`;
}

/** A whole number in digits: a number in words would have to agree with the gender of its things. */
export const inWords = (count: number): string => formatNumber(count);

/**
 * A number of things that are named in a language with two forms, for words that stand in for
 * missing ones. For Arabic things see {@link inForms}.
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;

/** A number of digits, as it stands after a preposition. */
export const digits = (count: number): string =>
  inForms(count, {
    zero: "بلا أرقام",
    one: "رقم واحد",
    two: "رقمين",
    few: "أرقام",
    many: "رقمًا",
    other: "رقم",
  });

/** A number of characters, as it stands after a preposition. */
export const characters = (count: number): string =>
  inForms(count, {
    zero: "بلا حروف",
    one: "حرف واحد",
    two: "حرفين",
    few: "حروف",
    many: "حرفًا",
    other: "حرف",
  });
