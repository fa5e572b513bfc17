import { sentence } from "@kolam/content/model/basics/sentence";
import { counted } from "../numbers.ts";

/** The words around the list of cases, and around a case. */
export const portfolioWords = {
  byService: {
    label: "By service or sector",
    sectors: "By sector",
    all: "All projects",
    /** The heading of the projects of one service or sector. */
    found: (count: number, name: string, kind: "service" | "sector") =>
      `${sentence(counted(count, "project"))} ${kind === "service" ? "with" : "in"} ${name}`,
  },
  labels: {
    service: "About this service",
    sector: "About this sector",
    next: "Next case",
    figures: "In figures",
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
