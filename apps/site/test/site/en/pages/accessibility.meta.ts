import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Accessibility";

export const updated = "2026-01-20" satisfies Day;

export const search = {
  title: titled("Accessibility statement"),
  description:
    "The standard that this website aims at, how its pages are tested, what does not work yet, and whom to write to if something stops you.",
  keywords: ["accessibility statement", "WCAG 2.2 AA", "accessible website"],
} as const satisfies PageWords;
