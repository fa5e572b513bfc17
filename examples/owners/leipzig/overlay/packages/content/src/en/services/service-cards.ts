import type { ServiceId } from "@kolam/content/model/services/services";
import type { ServiceCard } from "@kolam/content/model/shapes/service";

/** The words on the cards of all services. */
export const serviceCards = {
  barrierefreiheitspruefung: {
    description: "Was auf Ihrer Website nicht bedienbar ist, für wen, und wie es besser geht.",
    features: [
      "Nach BITV 2.0, EN 301 549 und WCAG 2.2",
      "Mit Screenreader, Tastatur und Vergrößerung",
      "Erklärung zur Barrierefreiheit, fertig formuliert",
    ],
  },
  datenschutzfolgenabschaetzung: {
    description: "Wenn Ihre Website mehr weiß, als sie sollte: die Abschätzung nach Artikel 35.",
    features: [
      "Schwellwertanalyse vorab",
      "Verzeichnis der Verarbeitungstätigkeiten",
      "Abhilfe, die umsetzbar ist",
    ],
  },
} as const satisfies { readonly [Id in ServiceId]: ServiceCard };
