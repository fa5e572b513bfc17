import { relabelled } from "@kolam/content/model/types/choices";
import {
  contactBudgets as firstContact,
  quoteBudgets as firstQuote,
} from "../../en/forms/budgets.ts";

const small = "أقل من 500 د.ب.";
const usual = "من 500 إلى 1000 د.ب.";
const large = "أكثر من 1000 د.ب.";

const said = {
  "Under BHD 500": small,
  "BHD 500 to 1,000": usual,
  "Over BHD 1,000": large,
  small,
  usual,
  large,
} as const;

export const contactBudgets = relabelled(firstContact, ({ value }) => said[value]);
export const quoteBudgets = relabelled(firstQuote, ({ value }) => said[value]);

export const budgetHints = {
  contact: "بالدينار. يكفي التقدير.",
  quote: "بالدينار. يكفي نطاق.",
} as const;
