import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "[Replace] Leistung";

export const search = {
  title: titled("[Replace] Die Leistung und ihr Nutzen"),
  description: `[Replace] Was die Leistung ist, für wen, und was ein Kunde danach hat, in 110 bis 160 Zeichen, wie eine Suchmaschine es zeigt. Von ${company.name}.`,
  keywords: ["[Replace] Wonach gesucht wird"],
} as const satisfies PageWords;
