import type { NotFoundWords } from "@kolam/content/model/types/pages";

/** The words of the not-found page. */
export const notFound = {
  code: "404",
  title: "Page not found",
  lead: "The page has moved, or the address has a mistake in it.",
  actions: { home: { label: "Home page", href: "/" }, back: "Go back" },
  suggested: { title: "Perhaps one of these", pages: ["services", "about", "contact", "quote"] },
  help: {
    title: "Or ask us",
    text: "Tell us what you were looking for.",
    contact: { label: "Contact us", href: "/contact" },
    call: "Call us",
  },
  statistics: { title: "In figures", figures: [] },
} as const satisfies NotFoundWords;
