import { company } from "@site/facts/company";

/**
 * The digits of dates, times, prices and numbers: Latin ones, as in the texts. Otherwise a page
 * would mix them with the language's own digits.
 */
export const numberingSystem = "latn";

const longDay = new Intl.DateTimeFormat(company.language, {
  dateStyle: "long",
  timeZone: "UTC",
  numberingSystem,
});

/** The day and the year in {@link dayPatterns}, to be replaced with others. */
export const patternDay = "25";
export const patternYear = "7777";

/** A day in each month, as a text. */
export const dayPatterns: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  longDay.format(Date.UTC(Number(patternYear), month, Number(patternDay))),
);

/** What separates the first two of several texts in a list of this kind. */
const literalOf = (options: Intl.ListFormatOptions) =>
  new Intl.ListFormat(company.language, options)
    .formatToParts(["a", "b", "c"])
    .find(({ type }) => type === "literal")?.value ?? ", ";

/**
 * What separates the items of a list without an "and". Arabic lists have "and" before each item;
 * its lists of measures have a comma too.
 */
export const listSeparator: string =
  [literalOf({}), literalOf({ type: "unit" }), literalOf({ type: "unit", style: "short" })]
    .filter((literal) => /\p{Po}/u.test(literal))
    .map((literal) => literal.replace(/\p{L}+/gu, ""))[0] ?? literalOf({});

/** Languages whose punctuation differs from English: before a text after its label, or a clause. */
const marks: Readonly<Record<string, { readonly label?: string; readonly clause: string }>> = {
  fr: { label: "\u00a0: ", clause: "\u00a0; " },
  ja: { label: "：", clause: "；" },
  zh: { label: "：", clause: "；" },
  ar: { clause: "؛ " },
  fa: { clause: "؛ " },
  ur: { clause: "؛ " },
};

const { label = ": ", clause = "; " } = marks[new Intl.Locale(company.language).language] ?? {};

/** The separator between a label and its text, and between two clauses. */
export const labelSeparator: string = label;
export const clauseSeparator: string = clause;

const parts = new Intl.NumberFormat(company.language, { numberingSystem }).formatToParts(
  1_234_567.8,
);
const partOf = (wanted: "group" | "decimal") =>
  parts.find(({ type }) => type === wanted)?.value ?? "";

/** The separators of groups of three digits and of decimals. The web fonts have no narrow space. */
export const groupSeparator: string = partOf("group").replace("\u202f", "\u00a0");
export const decimalSeparator: string = partOf("decimal");
/**
 * The number of digits from which numbers are grouped: some languages write `1000`, but `10.000`.
 */
export const groupedFrom: number =
  new Intl.NumberFormat(company.language).format(1_000).length === 4 ? 5 : 4;
