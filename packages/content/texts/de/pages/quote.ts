import type { Some } from "@kolam/content/model/basics/types";
import type { QuoteStepId } from "@kolam/content/model/forms/quote-facts";
import type { Heading } from "@kolam/content/model/types/heading";

export const quoteSteps = [
  { id: "contact", title: "Ihre Kontaktdaten", lead: "Wer fragt, und wohin das Angebot soll." },
  {
    id: "project",
    title: "Das Vorhaben",
    lead: "Worum es geht, in welchem Rahmen, bis wann. Ungefähr genügt.",
  },
  {
    id: "requirements",
    title: "Anforderungen",
    lead: "Was es leisten soll, und woran Sie merken, dass es gelungen ist.",
  },
  {
    id: "review",
    title: "Prüfen und absenden",
    lead: "Alle Angaben auf einer Seite. Ändern Sie, was nicht stimmt, und ergänzen Sie, was fehlt.",
  },
] as const satisfies Some<Heading & { id: QuoteStepId }>;

export const wizardWords = {
  position: (step: number, of: number) => `Schritt ${step} von ${of}`,
  percent: (percent: number) => `${percent}\u00a0% ausgefüllt`,
  completed: "Erledigt",
  current: "Aktueller Schritt",
  upcoming: "Noch offen",
  invalid: "Bitte noch einmal prüfen",
  next: "Weiter",
  previous: "Zurück",
  change: "Ändern",
  unanswered: "Keine Angabe",
  needed: "Fehlt noch",
  gaps: (title: string, count: number) =>
    `In „${title}“ ${count === 1 ? "fehlt noch eine Angabe" : `fehlen noch ${count} Angaben`}. Sie können weitermachen und sie später ergänzen.`,
  allGaps: (count: number) =>
    count === 1
      ? "Eine Angabe fehlt noch. Sie ist unten markiert."
      : `${count} Angaben fehlen noch. Sie sind unten markiert.`,
  stepsLabel: "Schritte der Angebotsanfrage",
} as const;
