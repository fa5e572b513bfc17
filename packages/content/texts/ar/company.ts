import type { Office } from "@kolam/content/model/company/company-details";
import type { HoursWords } from "@kolam/content/model/company/hours";

export const hoursWords: HoursWords = {
  days: (first, last) => `من ${first} إلى ${last}`,
  times: (opens, closes) => `من ${opens} إلى ${closes}`,
};

export const addressLine = ({ street, postalCode, locality, region }: Office["address"]): string =>
  [street, `${locality} ${postalCode}`, region].filter(Boolean).join("، ");

export const ways = { call: "الاتصال", write: "المراسلة", chat: "المحادثة" } as const;
