import { company } from "@site/facts/company";

/** A text with a capital letter at its beginning. */
export const sentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(company.language) + text.slice(1);
