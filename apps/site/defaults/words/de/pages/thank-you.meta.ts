import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Danke";

export const search = {
  title: titled("Danke"),
  description: `Ihre Nachricht an ${company.name} ist abgesendet. Ein Mensch liest sie und antwortet an die E-Mail-Adresse, die Sie im Formular angegeben haben.`,
  keywords: ["Danke", company.name],
} as const satisfies PageWords;
