import { company } from "@site/facts/company";
import { directionOf } from "./direction.ts";
import type { InLanguage } from "./types.ts";

/**
 * The attributes of an element whose language differs from its page's, with the direction if that
 * differs too; otherwise none.
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
 * Texts of another language used in place of this one's, each with its language: a list, such as
 * testimonials, or a record, such as photos with their alt texts.
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
