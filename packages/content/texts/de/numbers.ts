import { formatNumber } from "@kolam/content/model/basics/numbers";

const words = [
  "keine",
  "ein",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

/** A whole number in words up to twelve, in digits beyond, as German print does. */
export const inWords = (count: number): string => words[count] ?? formatNumber(count);

/**
 * A number of things, such as `drei Leistungen`. One is a digit, since its word would have the
 * gender of the thing.
 */
export const counted = (count: number, one: string, many = one): string =>
  count === 1 ? `1 ${one}` : `${inWords(count)} ${many}`;
