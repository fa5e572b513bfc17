import type { Choice } from "@kolam/content/model/types/field";

/** The budgets in both forms. */
const budgets = [
  { value: "Unter 2.500 €", label: "Unter 2.500 €", inMail: "unter 2.500 Euro" },
  { value: "2.500 € bis 10.000 €", label: "2.500 € bis 10.000 €", inMail: "2.500 bis 10.000 Euro" },
  { value: "Über 10.000 €", label: "Über 10.000 €", inMail: "über 10.000 Euro" },
] as const satisfies readonly Choice[];

export const contactBudgets = budgets;
export const quoteBudgets = budgets;

/** The sentence under each form's field for the budget. */
export const budgetHints = {
  contact: "Ohne Umsatzsteuer. Auch kleine Beträge sind eine Auskunft.",
  quote: "Ohne Umsatzsteuer. Wir rechnen die Arbeit, nicht den Rahmen.",
} as const;
