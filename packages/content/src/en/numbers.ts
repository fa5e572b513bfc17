/**
 * A number in English notation with at most three decimals, such as `1,204` or `12.5`. Avoids `Intl` for
 * the reason given in `prices.ts`.
 */
export function formatNumber(value: number): string {
  const [whole = "", part] = String(Math.round(value * 1000) / 1000).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return part === undefined ? grouped : `${grouped}.${part}`;
}

const words =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A whole number in words up to twenty, in digits beyond. */
export function inWords(count: number): string {
  return words[count] ?? formatNumber(count);
}

/** A number of things, such as `eight services` or `one story`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** A text with a capital letter at its beginning. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
