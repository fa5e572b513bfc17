import type { PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { claims } from "../claims.ts";

export const name = "Startseite";

export const search = {
  title: `${company.name}: Ihre Website, in Ordnung gebracht`,
  description: `Wir prüfen und verbessern bestehende Websites: barrierefrei und datenschutzkonform. ${claims.home[0].value} Websites seit ${company.founded}, Büros in ${company.city} und Halle.`,
  keywords: [`Barrierefreiheit ${company.city}`, "Website prüfen lassen", company.name],
} as const satisfies PageWords;
