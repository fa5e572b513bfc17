import { sayRange } from "@kolam/content/model/services/prices";
import type { Choice } from "@kolam/content/model/types/field";
import { budgetSteps } from "../../facts/budgets.ts";

const { low, middle, high } = budgetSteps;

/** The budgets in the contact form and in the quote form. */
export const contactBudgets = [
  { value: "low", label: `${sayRange(low, low)} से कम` },
  { value: "middle", label: sayRange(low, middle) },
  { value: "high", label: sayRange(middle, high) },
  { value: "higher", label: `${sayRange(high, high)} से ज़्यादा` },
] as const satisfies readonly Choice[];

export const quoteBudgets = contactBudgets;

/** The sentence under each form's field for the budget. */
export const budgetHints = { contact: "मोटा अंदाज़ा काफ़ी है।", quote: "मोटा अंदाज़ा काफ़ी है।" } as const;
