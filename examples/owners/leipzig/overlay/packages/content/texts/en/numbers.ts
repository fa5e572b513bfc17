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

/** A whole number in words up to twelve, in digits beyond. */
export function inWords(count: number): string {
  return words[count] ?? formatNumber(count);
}

/** A number of things, such as `drei Leistungen`. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${inWords(count)} ${many}`;
}
