import type { Figure } from "@kolam/content/model/basics/types";

const counted = [
  { value: "61", label: "Sites in our care" },
  { value: "4", label: "People, no more" },
  { value: "0", label: "Sites lost to an update" },
  { value: "87%", label: "Clients who came by word of mouth" },
] as const satisfies readonly Figure[];

/** The studio's claims, page by page. All can be counted, and are, every January. */
export const claims = {
  home: counted,
  about: counted,
  contact: [
    { value: "19 min", label: "From e-\u2060mail to first answer" },
    { value: "4", label: "Voices on the telephone" },
    { value: "34", label: "Clients within an hour’s drive" },
    { value: "9 yrs", label: "With our first client" },
  ],
  /** A fifth figure on the about page. */
  aboutCountries: { value: "3", label: "Counties Served" },
  services: [
    { value: "143", label: "Jobs finished" },
    { value: "11", label: "Turned down last year" },
    { value: "6", label: "Weeks for most sites" },
    { value: "99.98%", label: "Of minutes online" },
  ],
  notFound: [
    { value: "61", label: "Sites" },
    { value: "0", label: "Lost" },
    { value: "1", label: "Dog in the office" },
  ],
} as const satisfies Record<string, readonly Figure[] | Figure>;

/** What the studio promises about time and money. */
export const promises = {
  /** When a person reads what was sent. */
  read: "by noon the next working day",
  applicationReply: "within a week",
  quote: "within three working days",
  complexQuote: "up to a week",
  simpleSite: "5-7 weeks",
  complexSite: "3-5 months",
  learningBudget: "£600 per year",
} as const;
