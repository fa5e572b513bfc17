import { timings } from "@kolam/content/model/basics/timings";
import type { StorageWords } from "@kolam/content/model/law/law-words";

/** What the privacy page says of the browser’s storage. */
export const storageWords: StorageWords = {
  intro:
    "The site itself sets no cookies. Your browser keeps the following for it, and nothing else. We read none of it; with a form you send, its own number comes along.",
  caption: "What your browser keeps for this site",
  columns: { what: "What for", where: "Where", until: "How long" },
  places: { device: "in the browser", tab: "in the tab" },
  things: {
    theme: {
      what: "Whether you chose the light or the dark theme",
      until: "until you choose the system’s again",
    },
    scroll: {
      what: "How far you had scrolled, for the way back",
      until: "until the tab is closed",
    },
    draft: {
      what: "A form that you have begun, without its files",
      until: `until you send or clear it; in the browser for a day, or ${timings.draftDays} if you tick that, in the tab ${timings.draftDays} at most`,
    },
    attempt: {
      what: "That a form is being sent, in case the connection breaks",
      until: `until it is known to have arrived; ${timings.draftDays} days at most`,
    },
    sent: {
      what: "The numbers of the last 50 forms that were sent, so that none goes twice",
      until: `${timings.draftDays} days`,
    },
    quoteSent: {
      what: "That a request for a quote was sent, so that going back begins a new one",
      until: "until the tab is closed",
    },
    reloaded: {
      what: "The page that was loaded again after a new version, so that it is so only once",
      until: "until the tab is closed",
    },
    consent: {
      what: "Your answer about counting visits, with its day",
      until: "12 months; then you are asked again",
    },
    frames: {
      what: "Whose films, maps or calendars you always want to see",
      until: "12 months, or until you take it back below",
    },
  },
  clearing: "All of it goes when you clear the site’s data in your browser.",
};
