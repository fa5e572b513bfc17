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
    counts: "Time until the largest part of a page is visible, on a mid-range phone with 4G.",
    say: (number) => `${number} s`,
    missed: "Our slowest page is late. It stays red here until it is fast enough.",
  },
  shift: { counts: "How much of a page moves after it has been drawn." },
  tap: {
    counts:
      "Time from a tap to the page’s answer, on a processor four times slower than a laptop’s.",
    say: (number) => `${number} ms`,
    missed: "The first tap also starts the page’s code. We are making that smaller.",
  },
  errors: {
    counts: "Faults that an automatic accessibility test finds, in light, dark and high contrast.",
  },
  weight: {
    counts: "What the heaviest page loads before you touch it, compressed, without its pictures.",
    say: kilobytes,
  },
  touched: {
    what: "After the first touch",
    counts:
      "The same page with everything that the first touch loads. Most of it is React. No limit is promised for it.",
    say: kilobytes,
  },
  requests: {
    what: "Requests",
    counts: "The most files that a page needs before its pictures.",
  },
  words: {
    what: "Read without scripts",
    counts: "Pages that can be read in full without scripts, links included.",
  },
  forms: {
    what: "Sent without scripts",
    counts: "Forms that work without scripts, of all that send something.",
  },
  hosts: {
    what: "Other hosts",
    counts: "Servers of other companies that a page may contact.",
  },
  headers: {
    what: "Security headers",
    counts: "Rules by which the home page protects its visitors.",
  },
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
  /** The result, before anything else: how many limits are kept, and how many missed. */
  verdict: (kept: number, missed: number) =>
    missed === 0 ? `All ${kept} limits kept.` : `${kept} limits kept, ${missed} missed.`,
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
  busy: " The machine was busy with other work, so the true figures are better.",
} as const;
