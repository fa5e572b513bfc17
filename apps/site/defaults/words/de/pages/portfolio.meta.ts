import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { caseCount } from "@kolam/content/model/services/services";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";

export const name = "Arbeiten";

export const search = {
  title: titled(`Arbeiten: ${counted(caseCount, "Projekt", "Projekte")}`),
  description: `Projekte von ${company.name} in ${company.city}: was die Kunden brauchten, was wir getan haben, wie lange es gedauert hat und was daraus geworden ist.`,
  keywords: [`${company.name} Arbeiten`, "Fallbeispiele"],
} as const satisfies PageWords;
