import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented. */
export const suchmaschinenoptimierungStories = [
  {
    id: "auwald-praxis",
    name: "Dr. Henrike Vogt",
    role: "Zahnärztin",
    company: "Praxis am Auwald, Leipzig",
    content:
      "Elf Stunden, und seitdem kommen die neuen Patienten aus dem eigenen Viertel statt aus Dresden.",
    rating: 5,
    project: "Gefunden werden, wo man ist",
    figure: { value: "11 h", label: "Arbeit, einmalig" },
    summary: "Eine Praxis, die in der falschen Stadt an erster Stelle stand.",
    challenge:
      "Ein alter Branchenbucheintrag führte die Praxis mit der Dresdner Adresse der Vorgängerin. Alle Verzeichnisse hatten ihn übernommen.",
    work: "Einträge berichtigt, doppelte gelöscht, die Seite mit Sprechzeiten und Leistungen ausgezeichnet. Kein neuer Text.",
    outcome:
      "Im Stadtteil seit dem zweiten Monat unter den ersten drei. Die Dresdner rufen nicht mehr an.",
    duration: "2 Monate",
  },
] as const satisfies readonly Story[];
