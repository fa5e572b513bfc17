import type { CareersWords } from "@kolam/content/model/shapes/pages";
import { mailboxes } from "#facts/channels.ts";

/** The words of the careers page, which is left out. */
export const careers = {
  hero: {
    eyebrow: "Stellen",
    title: "Arbeiten, ohne jemanden auszuschließen",
    lead: "Wir sind neun und suchen zurzeit niemanden.",
    actions: [{ label: "Bewerben", href: "/careers#application-form" }],
    photo: { drawing: "stellen" },
  },
  perks: {
    title: "Was es gibt",
    lead: "Außer dem Gehalt.",
    items: [{ title: "Freitags frei", text: "Vier Tage bei vollem Lohn." }],
  },
  positions: {
    title: "Offene Stellen",
    lead: "Zum Lesen öffnen.",
    none: {
      title: "Zurzeit keine offenen Stellen",
      text: "Wir lesen trotzdem jede Bewerbung.",
      action: { label: "Initiativ bewerben", href: "/careers#application-form" },
    },
    labels: {
      requirements: "Was Sie mitbringen",
      responsibilities: "Aufgaben",
      apply: "Bewerben",
      page: "Eigene Seite",
    },
  },
  opening: {
    facts: { location: "Ort", type: "Umfang", posted: "Ausgeschrieben", closes: "Bewerben bis" },
    work: "Die Arbeit",
    others: "Weitere offene Stellen",
    closed: {
      title: "Diese Stelle ist vergeben",
      text: "Wir nehmen keine Bewerbungen mehr an.",
      action: { label: "Offene Stellen", href: "/careers#open-positions" },
    },
  },
  hiring: {
    title: "So stellen wir ein",
    lead: "In zwei Gesprächen.",
    items: [{ title: "Kennenlernen", text: "Eine Stunde, gern per Video." }],
  },
  form: {
    title: "Bewerbung",
    lead: "Ohne Anschreiben.",
    alternative: [
      "Oder an ",
      { text: mailboxes.careers.address, href: mailboxes.careers.href },
      ".",
    ],
  },
  photo: { drawing: "werkbank" },
} as const satisfies CareersWords;
