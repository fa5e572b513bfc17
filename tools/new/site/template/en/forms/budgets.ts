import { sayRange } from "@kolam/content/model/services/prices";
import type { Choice } from "@kolam/content/model/types/field";
import { budgetSteps } from "../../facts/budgets.ts";

const { low, middle, high } = budgetSteps;

/** The budgets in the contact form and in the quote form. */
export const contactBudgets = [
  { value: "low", label: `Under ${sayRange(low, low)}` },
  { value: "middle", label: sayRange(low, middle) },
  { value: "high", label: sayRange(middle, high) },
  { value: "higher", label: `Over ${sayRange(high, high)}` },
] as const satisfies readonly Choice[];

export const quoteBudgets = contactBudgets;

/** The sentence under each form's field for the budget. */
export const budgetHints = { contact: "A range is enough.", quote: "A range is enough." } as const;
