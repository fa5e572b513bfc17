import { formatNumber } from "@kolam/content/model/basics/numbers";

const words = [
  "कोई नहीं",
  "एक",
  "दो",
  "तीन",
  "चार",
  "पाँच",
  "छह",
  "सात",
  "आठ",
  "नौ",
  "दस",
  "ग्यारह",
  "बारह",
  "तेरह",
  "चौदह",
  "पंद्रह",
  "सोलह",
  "सत्रह",
  "अठारह",
  "उन्नीस",
  "बीस",
];

/** A whole number in words up to twenty, in digits beyond. */
export const inWords = (count: number): string => words[count] ?? formatNumber(count);

/** A number of things, such as `आठ सेवाएँ` or `एक सेवा`. */
export const counted = (count: number, one: string, many = one): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;
