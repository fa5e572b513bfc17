import { sentence } from "@kolam/content/model/basics/sentence";
import { type CaseId, caseCount } from "@kolam/content/model/services/services";
import type { PortfolioWords } from "@kolam/content/model/types/pages";
import { counted } from "@site/texts/numbers";

export const portfolio = {
  hero: {
    title: `${sentence(counted(caseCount, "Projekt", "Projekte"))} aus unserer Arbeit`,
    lead: "Was gebraucht wurde, was wir getan haben, und was daraus geworden ist.",
  },
  leads: { label: "Ausführlich", cases: [] as readonly CaseId[] },
  closing: {
    title: "Was haben Sie vor?",
    text: "Erzählen Sie uns davon. Ein Mensch antwortet.",
    actions: [
      { label: "Angebot anfragen", href: "/quote" },
      { label: "Kontakt", href: "/contact" },
    ],
  },
  caseClosing: {
    title: "Brauchen Sie etwas Ähnliches?",
    text: "Erzählen Sie uns davon. Ein Mensch antwortet.",
    actions: [
      { label: "Angebot anfragen", href: "/quote" },
      { label: "Kontakt", href: "/contact" },
    ],
  },
} as const satisfies PortfolioWords;
