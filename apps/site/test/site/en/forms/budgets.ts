import type { Choice } from "@kolam/content/model/types/field";

export const contactBudgets = [
  { value: "Under BHD 500", label: "Under BHD 500" },
  { value: "BHD 500 to 1,000", label: "BHD 500 to 1,000", note: "most shops" },
  { value: "Over BHD 1,000", label: "Over BHD 1,000" },
] as const satisfies readonly Choice[];

export const quoteBudgets = [
  { value: "small", label: "Under BHD 500", inMail: "under 500 dinars" },
  { value: "usual", label: "BHD 500 to 1,000", note: "most shops" },
  { value: "large", label: "Over BHD 1,000" },
] as const satisfies readonly Choice[];

/** The sentence under each form's field for the budget. */
export const budgetHints = {
  contact: "In dinars. A guess will do.",
  quote: "In dinars. A range is enough.",
} as const;
