import type { NotFoundWords } from "@kolam/content/model/types/pages";
import { claims } from "../claims.ts";

export const notFound = {
  code: "404",
  title: "There is no page here",
  lead: "It has moved, or it never was.",
  actions: { home: { label: "Go home", href: "/" }, back: "Go back" },
  suggested: { title: "Perhaps one of these", pages: ["services", "portfolio", "contact"] },
  help: {
    title: "Or ask us",
    text: "Say what you were looking for.",
    contact: { label: "Write to us", href: "/contact" },
    call: "Call us",
  },
  statistics: { title: "Meanwhile", figures: claims.notFound },
} as const satisfies NotFoundWords;
