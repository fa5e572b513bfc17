/**
 * A number in English notation with at most three decimals, such as `1,204` or `12.5`. Avoids `Intl` for
 * the reason given in `prices.ts`.
 */
export function formatNumber(value: number): string {
  const [whole = "", part] = String(Math.round(value * 1000) / 1000).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return part === undefined ? grouped : `${grouped}.${part}`;
}
