import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Wenn Ihre Website mehr weiß, als sie sollte: die Abschätzung nach Artikel 35.",
  features: [
    "Schwellwertanalyse vorab",
    "Verzeichnis der Verarbeitungstätigkeiten",
    "Abhilfe, die umsetzbar ist",
  ],
} as const satisfies ServiceCard;
