/** Rupees for one US dollar, rounded. Only the notes beside the dollar budgets depend on it. */
const rupeesPerDollar = 90;

const lakh = (thousandDollars: number) =>
  String((thousandDollars * 1_000 * rupeesPerDollar) / 100_000);

/**
 * A range of thousands of dollars in rupees, such as `₹4.5-13.5 lakh`. Without `to` it has no upper end.
 */
export function inRupees(from: number, to?: number): string {
  if (to === undefined) return `over ₹${lakh(from)} lakh`;
  return from === 0 ? `under ₹${lakh(to)} lakh` : `₹${lakh(from)}-${lakh(to)} lakh`;
}
