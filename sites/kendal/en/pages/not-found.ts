import type { NotFoundWords } from "@kolam/content/model/types/pages";
import { claims } from "../claims.ts";

/** The words of the not-found page. */
export const notFound = {
  code: "404",
  title: "Off the path",
  lead: "There was a page here once, or there never was. Either way the map is wrong and\u00a0you\u00a0are\u00a0not.",
  actions: {
    home: { label: "Back to the start", href: "/" },
    /** Goes back in the browser's history, so it has no URL. */
    back: "Back one step",
  },
  suggested: {
    title: "Paths that are marked",
    pages: ["home", "services", "portfolio", "about", "contact"],
  },
  help: {
    title: "Tell us where it was",
    text: "If a link brought you here, we would like to take it down, or put the page back.",
    contact: { label: "Write a line", href: "/contact" },
    call: "Ring us",
  },
  statistics: { title: "For the record", figures: claims.notFound },
} as const satisfies NotFoundWords;
