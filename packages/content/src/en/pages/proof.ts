import type { Heading } from "../../facts/shapes.ts";
import type { promisedLimits } from "../limits.ts";

/** The figures that no limit is promised for. */
type CountedFigure = "touched" | "requests" | "words" | "forms" | "hosts" | "headers";

interface ProofWords {
  readonly hero: Heading & { eyebrow: string };
  readonly promised: Heading;
  readonly built: Heading;
  readonly labels: Record<"limit" | "kept" | "missed" | "unmeasured" | "command", string>;
  readonly commands: Record<"visits" | "build", string>;
  /** When the visits were measured. */
  readonly age: (day: string, days: number, commit: string) => string;
  /** Added where other work slowed the measurement down. */
  readonly busy: string;
  /** What each figure counts. */
  readonly counts: Record<keyof typeof promisedLimits | CountedFigure, string>;
  readonly names: Record<CountedFigure, string>;
  readonly units: {
    readonly seconds: (seconds: string) => string;
    readonly milliseconds: (milliseconds: string) => string;
    readonly kilobytes: (kilobytes: string) => string;
    readonly of: (some: string, all: string) => string;
  };
}

/** The words of the page that holds this site against the limits that are promised for others. */
export const proof = {
  hero: {
    eyebrow: "Proof",
    title: "What we promise you, measured on ourselves",
    lead: "The limits that go into our contracts, and what this site makes of them. Where it misses one, the figure is red.",
  },
  promised: {
    title: "The limits, and this site",
    lead: "The worst page counts, not the average. Each figure names its command, so that you can try it.",
  },
  built: {
    title: "Counted in the files",
    lead: "Every build reads these from the files that it has just written.",
  },
  labels: {
    limit: "Limit",
    kept: "Kept",
    missed: "Missed",
    unmeasured: "Not measured yet",
    command: "Run",
  },
  commands: { visits: "pnpm bench proof", build: "pnpm build" },
  age: (day, days, commit) =>
    `The visits were measured on ${day}, ${days === 0 ? "the day this page was built" : days === 1 ? "a day before this page was built" : `${days} days before this page was built`}, at commit ${commit}.`,
  busy: " The machine had other work to do meanwhile, so expect them to be better, and to be measured again.",
  counts: {
    paint: "Until the largest element is on screen, on a simulated mid-range phone with 4G.",
    shift: "How much of a page moves after it has been drawn.",
    tap: "From the slowest tap of three journeys to the next frame, with the processor slowed down four times.",
    errors: "What axe finds, in light, dark and high contrast.",
    weight: "Page, fonts and first script of the heaviest content page, compressed.",
    touched: "The heaviest content page with every script that the first touch asks for.",
    requests: "The most that a content page asks for before any picture.",
    words: "Pages that can be read, links and all, without scripts.",
    forms:
      "Forms that a browser sends by itself. The others, named here, are tools that work in the page.",
    hosts: "Hosts besides this one that a page may ask for anything.",
    headers: "What the home page tells the browser to refuse.",
  },
  names: {
    touched: "After the first touch",
    requests: "Requests",
    words: "Read without scripts",
    forms: "Sent without scripts",
    hosts: "Other hosts",
    headers: "Security headers",
  },
  units: {
    seconds: (seconds) => `${seconds} s`,
    milliseconds: (milliseconds) => `${milliseconds} ms`,
    kilobytes: (kilobytes) => `${kilobytes} KB`,
    of: (some, all) => `${some} of ${all}`,
  },
} as const satisfies ProofWords;
