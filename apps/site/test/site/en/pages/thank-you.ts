import type { Action } from "@kolam/content/model/basics/links";
import type { Passage, Some } from "@kolam/content/model/basics/types";
import { promises } from "../claims.ts";

/** The page after a form that was sent without scripts. Not indexed. */
export const thankYou = {
  title: "Thank you",
  text: `Messages are answered ${promises.read}. Quotes come ${promises.quote}.`,
  resume: "If you applied, send your resume by e-mail now, with the reference in the subject.",
  actions: [
    { label: "Go home", href: "/" },
    { label: "Read the blog", href: "/blog" },
  ],
} as const satisfies Passage & { resume: string; actions: Some<Action> };
