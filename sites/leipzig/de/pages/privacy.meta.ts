import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Datenschutzerklärung";

export const updated = "2026-11-29" satisfies Day;

export const search = {
  title: titled("Datenschutzerklärung"),
  description:
    "Welche Daten beim Besuch dieser Website und beim Absenden eines Formulars anfallen, auf welcher Rechtsgrundlage, wie lange, und welche Rechte Sie haben.",
  keywords: ["Datenschutzerklärung"],
} as const satisfies PageWords;
