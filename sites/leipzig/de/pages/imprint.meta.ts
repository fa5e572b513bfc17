import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Impressum";

export const updated = "2026-11-29" satisfies Day;

export const search = {
  title: titled("Impressum"),
  description: "Anbieterkennzeichnung nach § 5 DDG.",
  keywords: ["Impressum"],
} as const satisfies PageWords;
