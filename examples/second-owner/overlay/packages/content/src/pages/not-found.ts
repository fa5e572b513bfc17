import { claims } from "../facts/claims.ts";
import type { Action } from "../facts/links.ts";
import type { PageId } from "../facts/paths.ts";
import type { Figure, Three } from "../facts/shapes.ts";

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
} as const satisfies {
  code: string;
  title: string;
  lead: string;
  actions: { home: Action; back: string };
  suggested: { title: string; pages: readonly PageId[] };
  help: { title: string; text: string; contact: Action; call: string };
  statistics: { title: string; figures: Three<Figure> };
};
