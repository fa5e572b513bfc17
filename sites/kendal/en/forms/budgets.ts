import type { Choice } from "@kolam/content/model/types/field";

/** The budgets in the contact form. */
export const contactBudgets = [
  { value: "Under £2,500", label: "Under £2,500", inMail: "under 2,500 pounds" },
  { value: "£2,500 - £5,000", label: "£2,500 - £5,000", inMail: "2,500 to 5,000 pounds" },
  { value: "£5,000 - £10,000", label: "£5,000 - £10,000", inMail: "5,000 to 10,000 pounds" },
  { value: "£10,000+", label: "£10,000+", inMail: "over 10,000 pounds" },
] as const satisfies readonly Choice[];

/** The budgets in the quote form. */
export const quoteBudgets = [
  { value: "under-2500", label: "Under £2,500", inMail: "under 2,500 pounds" },
  { value: "2500-5000", label: "£2,500 - £5,000", inMail: "2,500 to 5,000 pounds" },
  { value: "5000-10000", label: "£5,000 - £10,000", inMail: "5,000 to 10,000 pounds" },
  { value: "10000-plus", label: "£10,000+", inMail: "over 10,000 pounds" },
] as const satisfies readonly Choice[];

/** The sentence under each form's field for the budget. */
export const budgetHints = {
  contact: "Without VAT. If it is small, say so: small is most of what we do.",
  quote: "Without VAT. It tells us what to leave out, never what to charge.",
} as const;
