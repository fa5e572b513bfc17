import { formatNumber } from "@kolam/content/model/basics/numbers";

/** A number of things, such as `1 Link` or `1.204 Links`. */
export const count = (amount: number, one: string, many = one): string =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`;

/** A size in bytes, rounded. */
export function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} Bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)}\u00a0KB`;
  return `${formatNumber(Math.round((bytes / 1024 / 1024) * 10) / 10)}\u00a0MB`;
}

const maxQuote = 80;

/** Text from the page in quotation marks, on one line and shortened. */
export function quote(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return `„${flat.length > maxQuote ? `${flat.slice(0, maxQuote)}…` : flat}“`;
}

/** The first three texts quoted, then how many are left out. */
export function quoteSome(texts: readonly string[]): string {
  const shown = texts.slice(0, 3).map(quote).join(", ");
  return texts.length > 3 ? `${shown} und ${texts.length - 3} weitere` : shown;
}
