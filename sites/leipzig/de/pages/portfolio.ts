import type { CaseId } from "@kolam/content/model/pages/paths";
import type { PortfolioWords } from "@kolam/content/model/types/pages";

/** The projects that the portfolio begins with: up to three, of different services and kinds. */
const leads = ["saale-stadtwerke"] as const satisfies readonly CaseId[];

/** The words of the portfolio and around its cases. */
export const portfolio = {
  hero: {
    title: "Websites, die geblieben sind",
    lead: "Gebaut haben wir keine davon. Heute sind sie besser zu benutzen als vorher, und wir sagen, woran man es merkt.",
  },
  leads: { label: "Ein Projekt im Einzelnen", cases: leads },
  closing: {
    title: "Und Ihre?",
    text: "Nennen Sie uns die Seite, über die sich die meisten beschweren. Wir sehen sie uns an.",
    actions: [
      { label: "Zum Angebot", href: "/quote" },
      { label: "Erst einmal sprechen", href: "/contact" },
    ],
  },
  caseClosing: {
    title: "Kommt Ihnen das bekannt vor?",
    text: "Beschreiben Sie in drei Sätzen, was klemmt. Wir sagen Ihnen, wo wir zuerst nachsehen würden.",
    actions: [
      { label: "Aufgabe beschreiben", href: "/quote" },
      { label: "Kurz telefonieren", href: "/contact" },
    ],
  },
} as const satisfies PortfolioWords;
