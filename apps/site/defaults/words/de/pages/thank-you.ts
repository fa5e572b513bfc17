import type { Action } from "@kolam/content/model/basics/links";
import type { Passage, Some } from "@kolam/content/model/basics/types";

export const thankYou = {
  title: "Danke. Es ist abgesendet.",
  text: "Ein Mensch liest es und antwortet per E-Mail.",
  resume:
    "Falls Sie sich auf eine Stelle beworben haben, senden Sie uns Ihren Lebenslauf bitte jetzt per E-Mail: Das Formular überträgt keine Dateien. Nennen Sie im Betreff das Zeichen vom Ende der Adresse dieser Seite.",
  actions: [
    { label: "Startseite", href: "/" },
    { label: "Leistungen", href: "/services" },
  ],
} as const satisfies Passage & { resume: string; actions: Some<Action> };
