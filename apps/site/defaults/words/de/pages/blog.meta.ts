import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Blog";

export const search = {
  title: titled("Blog: Artikel und Neues"),
  description: `Artikel und Neues von ${company.name} in ${company.city}: was wir bei der Arbeit gelernt haben, aufgeschrieben für Kunden und alle, die danach fragen.`,
  keywords: [`${company.name} Blog`, "Artikel"],
} as const satisfies PageWords;

export function furtherPages(page: number, of: number) {
  return {
    title: titled(`Blog, Seite ${page} von ${of}`),
    description: `Ältere Artikel und Neues von ${company.name} in ${company.city}, Seite ${page} von ${of} der Liste, die neuesten zuerst und die ältesten am Ende.`,
  };
}
