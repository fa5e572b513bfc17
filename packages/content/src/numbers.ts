/**
 * A number as English writes it: `1,204`, `12.5`, to three decimal places at most. Without `Intl`, which
 * takes time to begin with: see `prices.ts`.
 */
export function formatNumber(value: number): string {
  const [whole = "", part] = String(Math.round(value * 1000) / 1000).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return part === undefined ? grouped : `${grouped}.${part}`;
}
