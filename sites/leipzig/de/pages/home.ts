import { byId } from "@kolam/content/model/basics/lists";
import type { CaseOverview } from "@kolam/content/model/types/case";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { barrierefreiheitspruefungCases } from "@site/entries/first/cases/barrierefreiheitspruefung";
import { company } from "@site/facts/company";
import { claims, promises } from "../claims.ts";

/** The cases that the home page shows: up to three, of different services. */
const work = [
  byId(barrierefreiheitspruefungCases, "saale-stadtwerke"),
] as const satisfies readonly CaseOverview[];

/** The words of the home page, apart from its cards (`services`) and figures (`claims`). */
export const home = {
  hero: {
    eyebrow: `Agentur in ${company.city} und Halle`,
    title: "Ihre Website ist gut genug, um sie",
    accent: "in Ordnung zu bringen.",
    picture: {
      file: "knoblauchpflanze.jpg",
      alt: "Die Blüte einer Knoblauchpflanze, von der Seite",
      focus: [50, 35],
    },
    lead: "Wir bauen nichts neu. Wir prüfen, was da ist, beheben, was stört, und hören auf, wenn es stimmt: barrierefrei und datenschutzkonform.",
    actions: [
      { label: "Angebot anfordern", href: "/quote" },
      { label: "Projekte ansehen", href: "/portfolio" },
    ],
  },
  statistics: { title: `${company.name} in drei Zahlen`, figures: claims.home },
  intro: {
    title: "Neu ist selten die Lösung",
    paragraphs: [
      "Ein Relaunch kostet ein Jahr, wirft weg, was Suchmaschinen über Sie gelernt haben, und bringt die alten Fehler in neuen Farben zurück. Meistens sind es dieselben vierzig Stellen.",
      "Wir suchen diese Stellen, schreiben sie auf und beheben sie in der Reihenfolge, in der sie jemanden aufhalten. Ihre Redaktion merkt davon wenig. Wer Ihre Seite braucht, schon.",
    ],
    photo: { file: "hochtal.jpg", alt: "Ein Hochtal mit Tannen vor verschneiten Bergen" },
    action: { label: "Wer wir sind", href: "/about" },
  },
  services: {
    title: "Zwei Leistungen, die zusammengehören",
    lead: "Wer prüft, was Menschen aufhält, sieht auch, was die Website über sie speichert. Sie können trotzdem einzeln bestellen.",
    action: { label: "Leistungen vergleichen", href: "/services" },
  },
  work: {
    title: "Vorher ging es nicht. Jetzt geht es.",
    lead: "Eine Website, die geblieben ist, mit der Zahl, auf die man dort schaut.",
    action: { label: "Zum Projekt", href: "/portfolio" },
    cases: work,
  },
  testimonials: {
    title: "Was Auftraggeber sagen",
    lead: "Ungekürzt und mit Namen.",
  },
  blog: {
    title: "Notizen",
    lead: "Was uns bei der Arbeit aufgefallen ist.",
    action: { label: "Alle Notizen", href: "/blog" },
  },
  closing: {
    title: "Schicken Sie uns die Adresse",
    text: `Mehr brauchen wir für den Anfang nicht. ${promises.read.replace("i", "I")} liest sie ein Mensch, ${promises.quote} haben Sie einen Preis.`,
    actions: [
      { label: "Preis erfragen", href: "/quote" },
      { label: "Lieber anrufen", href: "/contact" },
    ],
  },
} as const satisfies HomeWords;
