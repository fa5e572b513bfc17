import type { Action } from "@kolam/content/model/basics/links";
import type { Passage, Some } from "@kolam/content/model/basics/types";

/** The page after a form that was sent without scripts. Not indexed. */
export const thankYou = {
  title: "Thank you. It has been sent.",
  text: "A person will read it and reply by e-mail.",
  resume:
    "If you applied for a position, please e-mail your resume now: the form does not carry files. Put your reference, which is at the end of this page’s address, in the subject.",
  actions: [
    { label: "Home page", href: "/" },
    { label: "Services", href: "/services" },
  ],
} as const satisfies Passage & { resume: string; actions: Some<Action> };
