import { optionsFrom } from "../../shapes/choices.ts";

/** The budgets in both forms. Their values are part of the mail. */
const budgets = ["Unter 2.500 €", "2.500 € bis 10.000 €", "Über 10.000 €"] as const;

export const contactBudgets = optionsFrom(budgets);
export const quoteBudgets = optionsFrom(budgets);

/** The sentence under each form's field for the budget. */
export const budgetHints = {
  contact: "Ohne Umsatzsteuer. Auch kleine Beträge sind eine Auskunft.",
  quote: "Ohne Umsatzsteuer. Wir rechnen die Arbeit, nicht den Rahmen.",
} as const;
