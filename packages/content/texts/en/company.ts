import type { Office } from "@kolam/content/model/company/company-details";
import type { HoursWords } from "@kolam/content/model/company/hours";

/** The words of opening hours. */
export const hoursWords: HoursWords = {
  days: (first, last) => `${first} to ${last}`,
  // AM and PM in capitals, unlike in Indian English.
  times: (opens, closes) =>
    /[ap]m/i.test(opens)
      ? `${opens.toUpperCase()} - ${closes.toUpperCase()}`
      : `${opens}–${closes}`,
};

/** An address in one line. */
export const addressLine = ({ street, postalCode, locality, region }: Office["address"]): string =>
  [street, `${locality} ${postalCode}`, region].filter(Boolean).join(", ");

/** The ways to reach a company, as in `call, write or chat`. */
export const ways = { call: "call", write: "write", chat: "chat" } as const;
