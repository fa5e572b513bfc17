import type { Action } from "@kolam/content/model/basics/links";
import type { Passage, Some } from "@kolam/content/model/basics/types";
import { promises } from "../claims.ts";

/** The page after a form that was sent without scripts. Not indexed. */
export const thankYou = {
  title: "Got it, thank you",
  text: `You will hear from one of us ${promises.read}. Prices take a little longer: they come ${promises.quote}.`,
  resume:
    "Was it about a job? Then post us your CV by e-mail as well, since the form cannot carry it. The reference is at the end of the address above.",
  actions: [
    { label: "Back to the start", href: "/" },
    { label: "Read something", href: "/blog" },
  ],
} as const satisfies Passage & { resume: string; actions: Some<Action> };
