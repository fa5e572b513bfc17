import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Accessibility";

export const updated = "2026-11-29" satisfies Day;

export const search = {
  title: titled("Accessibility statement"),
  description:
    "Whether you can use this site as you are: what we tried, what does not work for everybody yet, and whom to ring when something stops you.",
  keywords: ["accessibility statement", "WCAG 2.2 AA", `${company.name} accessibility`],
} as const satisfies PageWords;
