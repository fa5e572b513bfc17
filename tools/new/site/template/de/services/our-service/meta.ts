import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { company } from "@site/facts/company";

export const name = "[Replace] Leistung";

export const search = {
  title: serviceTitle("our-service", name),
  description: `[Replace] Was die Leistung ist, für wen, und was ein Kunde danach hat, in 110 bis 160 Zeichen, wie eine Suchmaschine es zeigt. Von ${company.name}.`,
  keywords: ["[Replace] Wonach gesucht wird"],
} as const satisfies PageWords;
