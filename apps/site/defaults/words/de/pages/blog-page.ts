import { company } from "@site/facts/company";

export const blogPage = {
  hero: { title: "Blog", lead: `Artikel und Neues von ${company.name}.` },
  placeholder: "Ein Wort oder zwei",
} as const;

export const articleClosing = {
  title: "Fragen dazu?",
  text: "Schreiben Sie uns. Ein Mensch antwortet.",
  action: { label: "Kontakt", href: "/contact" },
} as const;
