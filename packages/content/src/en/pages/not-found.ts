import type { NotFoundWords } from "@kolam/content/model/types/pages";
import { claims } from "../claims.ts";

/** The words of the not-found page. */
export const notFound = {
  code: "404",
  title: "Oops! Page Not Found",
  lead: "This line does not close. The page has\u00a0moved, been renamed, or never existed.",
  actions: {
    home: { label: "Go Home", href: "/" },
    /** Goes back in the browser's history, so it has no URL. */
    back: "Go Back",
  },
  suggested: {
    title: "Perhaps one of these",
    pages: ["home", "services", "about", "contact", "quote"],
  },
  help: {
    title: "Or ask a person",
    text: "Tell us what you were looking for. If a link of ours brought you here, we would like to fix it.",
    contact: { label: "Contact Us", href: "/contact" },
    call: "Call us",
  },
  statistics: {
    title: "Meanwhile, elsewhere on this site",
    figures: claims.notFound,
  },
} as const satisfies NotFoundWords;
