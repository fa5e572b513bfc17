import type { Choice } from "@kolam/content/model/types/field";

/** Rupees for one US dollar, rounded. Only the notes beside the dollar budgets depend on it. */
const rupeesPerDollar = 90;

const lakh = (thousandDollars: number) =>
  String((thousandDollars * 1_000 * rupeesPerDollar) / 100_000);

/**
 * A range of thousands of dollars: its note in rupees, such as `₹4.5-13.5 lakh`, and its words in
 * the mail. Without `to` it has no upper end.
 */
function range(from: number, to?: number): Pick<Choice, "note" | "noteFirst" | "inMail"> {
  const noteFirst = true;
  if (to === undefined) {
    return { note: `Over ₹${lakh(from)} lakh`, noteFirst, inMail: `over ${from},000 US dollars` };
  }
  if (from === 0) {
    return { note: `Under ₹${lakh(to)} lakh`, noteFirst, inMail: `under ${to},000 US dollars` };
  }
  return {
    note: `₹${lakh(from)}-${lakh(to)} lakh`,
    noteFirst,
    inMail: `${from},000 to ${to},000 US dollars`,
  };
}

/** The budgets in the contact form, which are posted as they are shown. */
export const contactBudgets = [
  { value: "Under $5,000", label: "Under $5,000", ...range(0, 5) },
  { value: "$5,000 - $15,000", label: "$5,000 - $15,000", ...range(5, 15) },
  { value: "$15,000 - $30,000", label: "$15,000 - $30,000", ...range(15, 30) },
  { value: "$30,000 - $50,000", label: "$30,000 - $50,000", ...range(30, 50) },
  { value: "$50,000+", label: "$50,000+", ...range(50) },
] as const satisfies readonly Choice[];

/** The budgets in the quote form, posted as short values. */
export const quoteBudgets = [
  { value: "under-5k", label: "Under $5,000", ...range(0, 5) },
  { value: "5k-15k", label: "$5,000 - $15,000", ...range(5, 15) },
  { value: "15k-30k", label: "$15,000 - $30,000", ...range(15, 30) },
  { value: "30k-50k", label: "$30,000 - $50,000", ...range(30, 50) },
  { value: "50k-100k", label: "$50,000 - $100,000", ...range(50, 100) },
  { value: "100k-plus", label: "$100,000+", ...range(100) },
] as const satisfies readonly Choice[];

/** The sentence under each form's field for the budget. */
export const budgetHints = {
  contact: "A range is enough.",
  quote: "A range is enough. We price the work, not the range.",
} as const;
