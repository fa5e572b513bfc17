import { sectorIds, serviceIds } from "../services/services.ts";
import type { Case } from "../types/case.ts";

/** A case for tests and stories that need any. It is not on the site. */
export const exampleCase: Case = {
  id: "an-example" as Case["id"],
  client: "Lark & Sons, Anytown",
  project: "An example of a case",
  figure: { value: "9 of 10", label: "orders leave on the day" },
  summary: "What a case for tests is about, in a sentence.",
  sector: sectorIds[0] as Case["sector"],
  testimonial: { name: "Ada L.", role: "Owner", content: "They did what they said.", rating: 5 },
  title: "An example of a case for tests",
  description: "What a case for tests is about.",
  place: "Anytown",
  year: 2025,
  services: [serviceIds[0]],
  duration: "6 weeks",
  team: ["One designer", "Two developers"],
  figures: [
    { value: "9 of 10", label: "orders leave on the day", counts: "All orders of a quarter." },
    { value: "€1,234,000", label: "less in the warehouse", counts: "At the end of the year." },
    { value: "2×", label: "as many callers", counts: "In a week of March." },
  ],
  date: "2026-01-15",
};
