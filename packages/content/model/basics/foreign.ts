import { company } from "@site/facts/company";
import { directionOf } from "./direction.ts";
import type { InLanguage } from "./types.ts";

/**
 * The attributes of an element in another language than its page, with the direction if that
 * differs too; none otherwise.
 */
export function foreign({ language = company.language }: InLanguage): {
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
} {
  if (language === company.language) return {};
  const dir = directionOf(language);
  return { lang: language, ...(dir === directionOf(company.language) ? {} : { dir }) };
}

/**
 * Words of another language that replace this one's, each with its language: a list, such as
 * testimonials, or a record, such as photos with their text alternatives.
 */
export function takenFrom<Words extends readonly object[] | Readonly<Record<string, object>>>(
  language: string,
  words: Words,
): Words {
  const marked = Array.isArray(words)
    ? words.map((one) => ({ language, ...one }))
    : Object.fromEntries(Object.entries(words).map(([key, one]) => [key, { language, ...one }]));
  return marked as object as Words;
}
