import { caseCount } from "@kolam/content/model/services/services";
import { inWords } from "../numbers.ts";

/** The words around the list of cases, and around a case. */
export const portfolioWords = {
  byService: {
    label: `All ${inWords(caseCount)}, by service`,
    services: "By service",
    sectors: "By sector",
    all: "All projects",
    /** The heading of the projects of one service or sector. */
    found: (count: number, name: string) => `${count} in ${name}`,
  },
  labels: {
    service: "About this service",
    next: "Next case",
  },
  pages: {
    label: "Pages of the portfolio",
    previous: "Newer projects",
    next: "Older projects",
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    title: (title: string, page: number) => `${title}, page ${page}`,
  },
  facts: {
    client: "Client",
    sector: "Sector",
    place: "Place",
    year: "Year",
    services: "Services",
    team: "Team",
    duration: "Time taken",
  },
} as const;
