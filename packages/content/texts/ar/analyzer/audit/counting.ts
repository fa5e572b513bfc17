import { formatNumber } from "@kolam/content/model/basics/numbers";

/** A number of things after their name, which then need not agree with it: `الروابط: 3`. */
export const count = (name: string, amount: number): string => `${name}: ${formatNumber(amount)}`;

/** Code, which is read from left to right. */
export const code = (text: string): string => `\u2066${text}\u2069`;

/** A size in bytes, rounded. */
export function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} بايت`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)}\u00a0كيلوبايت`;
  return `${formatNumber(Math.round((bytes / 1024 / 1024) * 10) / 10)}\u00a0ميغابايت`;
}

const maxQuote = 80;

/** Text from the page in quotation marks, on one line, shortened and in its own direction. */
export function quote(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return `«\u2068${flat.length > maxQuote ? `${flat.slice(0, maxQuote)}…` : flat}\u2069»`;
}

/** The first three texts quoted, then how many are left out. */
export function quoteSome(texts: readonly string[]): string {
  const shown = texts.slice(0, 3).map(quote).join("، ");
  return texts.length > 3 ? `${shown}، وغيرها (${texts.length - 3})` : shown;
}
