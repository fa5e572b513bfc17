import { relabelled } from "@kolam/content/model/types/choices";
import type { Choice } from "@kolam/content/model/types/field";
import {
  contactBudgets as firstContact,
  quoteBudgets as firstQuote,
} from "../../en/forms/budgets.ts";

const said = (range = "") =>
  range
    .replace(/ lakh$/, " लाख")
    .replace(/^under (.+)/i, "$1 से कम")
    .replace(/^over (.+)|^(.+)\+$/i, "$1$2 से ज़्यादा");

/** Rupees first: dollars are how the budgets are counted, not how shops count. */
const inRupees = ({ label, note }: Choice) => `${said(note)} (${said(label)})`;

export const contactBudgets = relabelled(firstContact, inRupees);
export const quoteBudgets = relabelled(firstQuote, inRupees);

export const budgetHints = {
  contact: "अंदाज़ा काफ़ी है।",
  quote: "अंदाज़ा काफ़ी है। दाम हम काम का लगाते हैं, बजट का नहीं।",
} as const;
