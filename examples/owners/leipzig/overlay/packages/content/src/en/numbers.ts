/** A number in German notation with at most three decimals, such as `1.204` or `12,5`. */
export function formatNumber(value: number): string {
  const [whole = "", part] = String(Math.round(value * 1000) / 1000).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ".");
  return part === undefined ? grouped : `${grouped},${part}`;
}

const words = "keine ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

/** A whole number in words up to twelve, in digits beyond. */
export function inWords(count: number): string {
  return words[count] ?? formatNumber(count);
}

/** A number of things, such as `drei Leistungen`. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${inWords(count)} ${many}`;
}

/** A text with a capital letter at its beginning. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
