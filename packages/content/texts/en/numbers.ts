import { formatNumber } from "@kolam/content/model/basics/numbers";

const words = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];

/** A whole number in words up to twenty, in digits beyond. */
export function inWords(count: number): string {
  return words[count] ?? formatNumber(count);
}

/** A number of things, such as `eight services` or `one story`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}
