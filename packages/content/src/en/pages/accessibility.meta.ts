import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Accessibility";

export const updated = "2026-11-29" satisfies Day;

export const search = {
  title: titled("Accessibility statement"),
  description:
    "How this site was made for everybody: the standard we aim at, how every page is tested, what does not work yet, and whom to write to about it.",
  keywords: ["accessibility statement", "WCAG 2.2 AA", `${company.name} accessibility`],
} as const satisfies PageWords;
