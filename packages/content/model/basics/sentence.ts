import { company } from "@site/facts/company";

/** Capitalises the first letter of a text. */
export const sentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(company.language) + text.slice(1);
