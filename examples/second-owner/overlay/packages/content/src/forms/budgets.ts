import type { Choice, SelectField } from "./field.ts";

/** The budgets in the contact form. Their values are part of the mail. */
export const contactBudgets = [
  { value: "Under £2,500", label: "Under £2,500" },
  { value: "£2,500 - £5,000", label: "£2,500 - £5,000" },
  { value: "£5,000 - £10,000", label: "£5,000 - £10,000" },
  { value: "£10,000+", label: "£10,000+" },
] as const satisfies readonly Choice[];

/** The budgets in the quote form. */
export const quoteBudgets = [
  { value: "under-2500", label: "Under £2,500" },
  { value: "2500-5000", label: "£2,500 - £5,000" },
  { value: "5000-10000", label: "£5,000 - £10,000" },
  { value: "10000-plus", label: "£10,000+" },
] as const satisfies readonly Choice[];

/** The field of the contact form. */
export const contactBudget = {
  kind: "select",
  name: "budget",
  label: "Budget",
  hint: "Without VAT. If it is small, say so: small is most of what we do.",
  required: false,
  autocomplete: "off",
  placeholder: "No budget yet",
  options: contactBudgets,
  errors: {},
} as const satisfies SelectField<"budget">;

/** The field of the quote form. */
export const quoteBudget = {
  kind: "select",
  name: "budget",
  label: "Budget",
  hint: "Without VAT. It tells us what to leave out, never what to charge.",
  required: true,
  autocomplete: "off",
  placeholder: "Choose a range",
  options: quoteBudgets,
  errors: { valueMissing: "Choose a budget range." },
} as const satisfies SelectField<"budget">;
