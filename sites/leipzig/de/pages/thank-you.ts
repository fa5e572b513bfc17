import type { Action } from "@kolam/content/model/basics/links";
import type { Passage, Some } from "@kolam/content/model/basics/types";
import { promises } from "../claims.ts";

/** The page after a form that was sent without scripts. Not indexed. */
export const thankYou = {
  title: "Vielen Dank, es ist angekommen",
  text: `Ein Mensch liest Ihre Nachricht ${promises.read}. Angebote kommen ${promises.quote}.`,
  resume: "",
  actions: [
    { label: "Zur Startseite", href: "/" },
    { label: "Projekte ansehen", href: "/portfolio" },
  ],
} as const satisfies Passage & { resume: string; actions: Some<Action> };
