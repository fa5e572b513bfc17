import { en } from "./en.ts";

/** All texts of the audit, in one language. */
export type Texts = typeof en;

export type CheckId = keyof Texts["checks"];
export type SiteCheckId = keyof Texts["siteChecks"];

/** Texts in another language. Missing texts are in English. */
export type Translation = Partially<Texts>;

type Partially<Value> = Value extends (...args: never) => unknown
  ? Value
  : Value extends readonly unknown[]
    ? Value
    : Value extends object
      ? { readonly [Key in keyof Value]?: Partially<Value[Key]> }
      : Value;

const completed = new WeakMap<object, Texts>();

/** The texts of a translation, with the English ones in its gaps. */
export function textsOf(translation: Translation | undefined): Texts {
  if (translation === undefined) return en;
  let texts = completed.get(translation);
  if (texts === undefined) {
    texts = merged(en, translation) as Texts;
    completed.set(translation, texts);
  }
  return texts;
}

function merged(whole: unknown, part: unknown): unknown {
  if (part === undefined) return whole;
  if (typeof whole !== "object" || Array.isArray(whole) || whole === null) return part;
  const entries = Object.entries(whole).map(([key, value]) => [
    key,
    merged(value, (part as Readonly<Record<string, unknown>>)[key]),
  ]);
  return Object.fromEntries(entries);
}
