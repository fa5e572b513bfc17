/** What a figure is called, where no limit names it, and what it counts. */
export interface FigureWords {
  readonly what?: string;
  readonly counts: string;
  /** The number with its unit. Default: alone. */
  readonly say?: (number: string) => string;
  /** Said while it is above its limit: why, and what we do about it. */
  readonly missed?: string;
}

const kilobytes = (number: string) => `${number} KB`;

/** The figures of the proof page, in their order: what visits measure, and what a build counts. */
export const proofFigures = {
  paint: {
    counts: "Until the largest element is on screen, on a simulated mid-range phone with 4G.",
    say: (number) => `${number} s`,
    missed:
      "The slowest page alone counts, and it is late. We trim it, measure again, and leave the figure red until it fits.",
  },
  shift: { counts: "How much of a page moves after it has been drawn." },
  tap: {
    counts:
      "From the slowest tap of three journeys to the next frame, with the processor slowed down four times.",
    say: (number) => `${number} ms`,
    missed:
      "That tap also wakes the code of the page. Less of it is the work in hand; until it fits, the figure stays red.",
  },
  errors: { counts: "What axe finds, in light, dark and high contrast." },
  weight: {
    counts: "Page, fonts and first script of the heaviest content page, compressed.",
    say: kilobytes,
  },
  touched: {
    what: "After the first touch",
    counts: "The heaviest content page with every script that the first touch asks for.",
    say: kilobytes,
    missed:
      "Most of it is React, which comes when you touch a page and not before. The limit is meant for a page as it arrives. We hold the rest to it as well, and it does not fit yet.",
  },
  requests: {
    what: "Requests",
    counts: "The most that a content page asks for before any picture.",
  },
  words: {
    what: "Read without scripts",
    counts: "Pages that can be read, links and all, without scripts.",
  },
  forms: {
    what: "Sent without scripts",
    counts:
      "Forms that a browser sends by itself, of all that send something. Tools that work in the page send nothing.",
  },
  hosts: {
    what: "Other hosts",
    counts: "Hosts besides this one that a page may ask for anything.",
  },
  headers: { what: "Security headers", counts: "What the home page tells the browser to refuse." },
} as const satisfies Record<string, FigureWords>;

/** The words around the figures. */
export const proofWords = {
  labels: {
    limit: "Limit",
    kept: "Kept",
    missed: "Missed",
    unmeasured: "Not measured yet",
    worst: (page: string) => `Worst: “${page}”.`,
  },
  /** Behind a disclosure, for those who want to try it: by what command a figure is measured. */
  how: {
    summary: "Measure it yourself",
    text: (commit: string) =>
      `“pnpm build” counts what is in the files. “pnpm bench proof” visits the pages, here at commit ${commit}.`,
  },
  of: (some: string, all: string) => `${some} of ${all}`,
  /** When the visits were measured. */
  age: (day: string, days: number) =>
    `The visits were measured on ${day}, ${days === 0 ? "the day this page was built" : days === 1 ? "a day before this page was built" : `${days} days before this page was built`}.`,
  /** Added where other work slowed the measurement down. */
  busy: " The machine had other work to do meanwhile, so expect them to be better, and to be measured again.",
} as const;
