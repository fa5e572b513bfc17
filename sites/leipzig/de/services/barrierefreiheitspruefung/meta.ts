import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Barrierefreiheitsprüfung";

export const search = {
  title: serviceTitle("barrierefreiheitspruefung", name),
  description: `Geprüft mit Tastatur, Screenreader und Menschen, die beides täglich brauchen. Jeder Befund mit Fundstelle und Vorschlag. Ab ${prices.barrierefreiheitspruefung.text}, in drei Wochen.`,
  keywords: ["BITV-Test", "WCAG-Prüfung", `Barrierefreiheit Website ${company.city}`],
} as const satisfies PageWords;
