import { sayRange } from "@kolam/content/model/services/prices";
import type { Choice } from "@kolam/content/model/types/field";
import { budgetSteps } from "../../facts/budgets.ts";

const { low, middle, high } = budgetSteps;

/** Die Budgets im Kontaktformular und in der Angebotsanfrage. */
export const contactBudgets = [
  { value: "low", label: `Unter ${sayRange(low, low)}` },
  { value: "middle", label: sayRange(low, middle) },
  { value: "high", label: sayRange(middle, high) },
  { value: "higher", label: `Über ${sayRange(high, high)}` },
] as const satisfies readonly Choice[];

export const quoteBudgets = contactBudgets;

/** Der Satz unter dem Feld für das Budget. */
export const budgetHints = {
  contact: "Ein Bereich genügt.",
  quote: "Ein Bereich genügt.",
} as const;
