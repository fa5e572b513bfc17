import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented samples. */
export const seoStories = [
  {
    id: "panjpani-tyres",
    name: "Harpreet G.",
    role: "Partner",
    company: "Panjpani Tyres, Ludhiana",
    content:
      "Three branches, one web page, no idea why nobody found us. Now each shop has its own page and its own queue.",
    rating: 5,
    project: "Three branches on the map",
    figure: { value: "5×", label: "the calls from search" },
    summary: "One address for three tyre shops became a page, a profile and a queue for each.",
    challenge:
      "All three shops shared one address on the web, and reviews for one appeared under another.",
    work: "A page per branch in Punjabi and English, profiles untangled, prices for the forty most common sizes.",
    outcome:
      "First on the map for “tyre shop” in all three areas. Calls from search are up fivefold.",
    duration: "6 months",
  },
  {
    id: "chakora-test-labs",
    name: "Shalini V.",
    role: "Marketing Manager",
    company: "Chakora Test Labs, Hyderabad",
    content:
      "The audit found that we had been telling Google to ignore 900 of our pages. For two years. Politely.",
    rating: 5,
    project: "Nine hundred pages, readmitted",
    figure: { value: "31,000", label: "organic visits a month, up from 4,000" },
    summary:
      "One forgotten rule hid 900 pages from search. Removing it took a day; earning the visits took ten months.",
    challenge:
      "A leftover staging rule kept every test description out of the index, and slow templates hid the rest.",
    work: "The rule removed in a day; then templates, structured data and plain-language answers for 300 tests.",
    outcome: "Organic visits went from 4,000 to 31,000 a month. Home collections grew with them.",
    duration: "10 months",
  },
] as const satisfies readonly Story[];
