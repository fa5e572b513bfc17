import { sayRange } from "@kolam/content/model/services/prices";
import type { Choice } from "@kolam/content/model/types/field";

/** Wo ein Bereich endet und der nächste beginnt, in Ihrer Währung. */
const steps = { low: 2_000, middle: 10_000, high: 50_000 } as const; // [Replace] Was Ihre Projekte kosten.

const { low, middle, high } = steps;

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
