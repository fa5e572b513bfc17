import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented. */
export const barrierefreiheitspruefungStories = [
  {
    id: "saale-stadtwerke",
    name: "Katrin Böhme",
    role: "Leiterin Kundenservice",
    company: "Stadtwerke Saaleaue",
    content:
      "Wir hatten dreimal so viele Anrufe zum Zählerstand wie heute. Ich dachte, die Leute rufen eben gern an.",
    rating: 5,
    project: "Zählerstand ohne Maus",
    figure: { value: "−71 %", label: "Anrufe zum Zählerstand" },
    summary: "Ein Formular, das niemand mit der Tastatur ausfüllen konnte, und was daraus wurde.",
    challenge:
      "Das Kundenportal verlangte ein Datum aus einem Kalender, der weder Tastatur noch Screenreader kannte. Wer nicht klicken konnte, rief an.",
    work: "Prüfung von vierzehn Seiten, 52 Befunde. Den Kalender haben wir durch ein Textfeld ersetzt, das auch „gestern“ versteht.",
    outcome:
      "Der Zählerstand lässt sich in einer Minute melden. Die Erklärung zur Barrierefreiheit nennt noch drei offene Punkte, mit Datum.",
    duration: "9 Wochen",
  },
] as const satisfies readonly Story[];
