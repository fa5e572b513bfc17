import type { NotFoundWords } from "@kolam/content/model/types/pages";
import { claims } from "../claims.ts";

/** The words of the not-found page. */
export const notFound = {
  code: "404",
  title: "Diese Seite gibt es nicht",
  lead: "Entweder ist sie umgezogen, oder der Verweis hierher ist falsch. Beides würden wir gern beheben.",
  actions: {
    home: { label: "Zur Startseite", href: "/" },
    /** Goes back in the browser's history, so it has no URL. */
    back: "Zurück",
  },
  suggested: {
    title: "Vielleicht suchen Sie",
    pages: ["services", "portfolio", "about", "contact"],
  },
  help: {
    title: "Oder fragen Sie uns",
    text: "Schreiben Sie, woher Sie kamen. Wir reparieren auch unsere eigenen Verweise.",
    contact: { label: "Bescheid geben", href: "/contact" },
    call: "Anrufen",
  },
  statistics: { title: "Es passiert den Besten", figures: claims.notFound },
} as const satisfies NotFoundWords;
