import type { Figure } from "@kolam/content/model/basics/types";

const sinceFounding = [
  { value: "60", label: "Websites", counts: "Finished until the end of 2025." },
  { value: "12", label: "People", counts: "On the payroll in January 2026." },
  { value: "2", label: "Offices", counts: "Both with a desk for visitors." },
] as const satisfies readonly Figure[];

export const claims = {
  home: sinceFounding,
  about: sinceFounding,
  contact: sinceFounding,
  services: sinceFounding,
  notFound: sinceFounding,
} as const;

/** What the company promises about time and money. */
export const promises = {
  read: "within a working day",
  applicationReply: "within a week",
  quote: "within three days",
} as const;
