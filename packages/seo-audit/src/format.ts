/** Numbers, sizes and quotations in the sentences of a finding. */

/** A number with thousands separators: "1,204". */
export function formatNumber(value: number): string {
  return value.toLocaleString("en");
}

/** "1 link", "1,204 links". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${formatNumber(amount)} ${amount === 1 ? one : many}`;
}

/** A size in bytes, rounded: "12 KB", "4.8 MB". */
export function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const MAX_QUOTE = 80;

/** Text from the page in quotation marks, on one line and shortened. */
export function quote(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return `“${flat.length > MAX_QUOTE ? `${flat.slice(0, MAX_QUOTE)}…` : flat}”`;
}

/** The first few texts quoted, then how many are left out. */
export function quoteSome(texts: readonly string[], limit = 3): string {
  const shown = texts.slice(0, limit).map(quote).join(", ");
  return texts.length > limit ? `${shown} and ${texts.length - limit} more` : shown;
}
