import type { HoursWords } from "@kolam/content/model/company/hours";

const spoken = (time: string) =>
  time
    .replace(/^(\d+)(:\d+) am$/i, "सुबह $1$2")
    .replace(
      /^(\d+)(:\d+) pm$/i,
      (_, hour, minutes) =>
        `${["12", "1", "2", "3"].includes(hour) ? "दोपहर" : "शाम"} ${hour}${minutes}`,
    );

export const hoursWords: HoursWords = {
  days: (first, last) => `${first} से ${last}`,
  times: (opens, closes) => `${spoken(opens)} से ${spoken(closes)} तक`,
};

export { addressLine } from "../en/company.ts";

export const ways = { call: "फ़ोन कीजिए", write: "लिखिए", chat: "चैट कीजिए" } as const;
