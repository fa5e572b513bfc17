import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Impressum";

export const updated = "2026-11-29" satisfies Day;

export const search = {
  title: titled("Impressum"),
  description: `Wer hinter der Website von ${company.name} steht: Name, Anschrift, Register, Steuernummer, und wie Sie die Verantwortlichen erreichen.`,
  keywords: ["Impressum", company.name],
} as const satisfies PageWords;
