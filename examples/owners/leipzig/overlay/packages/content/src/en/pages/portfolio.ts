import type { StoryId } from "../../facts/paths.ts";
import type { PortfolioWords } from "../../shapes/pages.ts";

/** The projects that the portfolio begins with: up to three, of different services and kinds. */
const leads = ["saale-stadtwerke"] as const satisfies readonly StoryId[];

/** The words of the portfolio, apart from the stories. */
export const portfolio = {
  hero: {
    eyebrow: "Projekte",
    title: "Websites, die geblieben sind",
    lead: "Keine davon haben wir gebaut. Alle sind heute besser zu benutzen als vorher, und wir sagen, woran man es merkt.",
  },
  leads: { label: "Ein Projekt im Einzelnen", stories: leads },
  byService: {
    title: "Nach Leistung",
    lead: "Was nicht ging, was wir getan haben, was heute geht.",
    filter: "Projekte anzeigen für",
    all: "Alle Leistungen",
  },
  labels: {
    open: "Bericht lesen",
    above: (client: string) => `${client}, siehe oben`,
    challenge: "Was nicht ging",
    work: "Was wir getan haben",
    outcome: "Was heute geht",
    duration: "Dauer",
    service: "Zu dieser Leistung",
  },
  closing: {
    title: "Und Ihre?",
    text: "Nennen Sie uns die Seite, über die sich die meisten beschweren. Wir sehen sie uns an.",
    actions: [
      { label: "Zum Angebot", href: "/quote" },
      { label: "Erst einmal sprechen", href: "/contact" },
    ],
  },
} as const satisfies PortfolioWords;
