import type { Action } from "@kolam/content/model/basics/links";
import type { Passage, Some } from "@kolam/content/model/basics/types";
import { articleCount } from "@site/entries/first/article-slugs";
import { promises } from "../claims.ts";

/** The page after a form that was sent without scripts. Not indexed. */
export const thankYou = {
  title: "Thank you, it\u00a0has been sent",
  text: `Messages are answered ${promises.read}, applications ${promises.applicationReply}. Quotes come ${promises.quote}.`,
  resume:
    "If you applied for a position, e-mail your resume now: the form does not carry files. Put your reference in the subject. It is at the end of this page’s address; if there is none, name the position instead.",
  actions: [
    { label: "Return Home", href: "/" },
    articleCount > 0
      ? { label: "Read the Blog", href: "/blog" }
      : { label: "See the Work", href: "/portfolio" },
  ],
} as const satisfies Passage & { resume: string; actions: Some<Action> };
