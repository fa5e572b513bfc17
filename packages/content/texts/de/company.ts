import type { Office } from "@kolam/content/model/company/company-details";
import type { HoursWords } from "@kolam/content/model/company/hours";

export const hoursWords: HoursWords = {
  days: (first, last) => `${first} bis ${last}`,
  times: (opens, closes) => `${opens}–${closes}\u00a0Uhr`,
};

/** An address in one line. Germans write no region, and the postal code before the town. */
export const addressLine = ({ street, postalCode, locality }: Office["address"]): string =>
  [street, `${postalCode} ${locality}`.trim()].filter(Boolean).join(", ");

export const ways = { call: "anrufen", write: "schreiben", chat: "chatten" } as const;
