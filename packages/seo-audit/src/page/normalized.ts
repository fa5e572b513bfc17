/**
 * What normalizing puts in order, letter by letter: marks, and the two of half width that become
 * some.
 */
const SURPLUS = /(?<=[\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]/gu;

/**
 * A text in a normal form. Marks that follow thirty others on one letter are left out, as no
 * writing has them (UAX #15, "stream-safe text format"): to put them in order takes the square of
 * their number.
 */
export function normalized(text: string, form: "NFC" | "NFKC"): string {
  return text.replace(SURPLUS, "").normalize(form);
}
