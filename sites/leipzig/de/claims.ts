import type { Figure } from "@kolam/content/model/basics/types";

const counted = [
  { value: "412", label: "Websites geprüft" },
  { value: "9", label: "Leute, zwei Büros" },
  { value: "0", label: "Overlays verkauft" },
] as const satisfies readonly Figure[];

/** Die Zahlen der Agentur, Seite für Seite. */
export const claims = {
  home: counted,
  about: counted,
  contact: [
    { value: "1 Tag", label: "bis zur ersten Antwort" },
    { value: "2", label: "Büros mit Klingel" },
  ],
  services: [
    { value: "96", label: "Prüfschritte je Seite" },
    { value: "38", label: "Befunde im Mittel" },
    { value: "12", label: "davon an einem Tag behoben" },
  ],
  notFound: [{ value: "1.904", label: "tote Verweise im letzten Jahr gefunden" }],
} as const satisfies Record<string, readonly Figure[] | Figure>;

/** Was die Agentur über Zeit und Geld verspricht. */
export const promises = {
  /** When a person reads what was sent. */
  read: "innerhalb eines Arbeitstages",
  applicationReply: "innerhalb einer Woche",
  quote: "innerhalb von drei Arbeitstagen",
  complexQuote: "bis zu acht Arbeitstage",
  simpleSite: "2 bis 3 Wochen",
  complexSite: "2 bis 4 Monate",
  learningBudget: "1.200 € im Jahr",
} as const;
