/** A range that includes both ends, in whole numbers or in the unit of its name. */
export type Range = readonly [from: number, to: number];

/** Whether a URL has an ending that the simulation accepts. It contacts no server. */
export const hasSuffix = (host: string): boolean => /\.[a-z]{2,6}$/i.test(host);

/** The simulation's ranges, limits and weights, all invented. */
export const simulation = {
  random: {
    titleCharacters: [30, 69],
    descriptionCharacters: [120, 179],
    words: [300, 1099],
    loadSeconds: [1.5, 4.5],
    images: [5, 14],
    imagesWithAlt: [3, 10],
    readability: [60, 89],
    /** The probability that a page counts as mobile friendly. */
    mobileChance: 0.8,
  },
  optimal: {
    titleCharacters: [30, 60],
    descriptionCharacters: [120, 160],
    /** Minimum number of words. */
    words: 300,
    /** Maximum number of seconds. */
    loadSeconds: 3,
  },
  score: { base: 40, https: 10, title: 15, description: 15, words: 10, speed: 10, max: 100 },
  /** In percent. */
  densities: [2.5, 1.8, 1.2],
  /** Maximum number of suggestions or improvements in a list. */
  shownAtMost: 3,
} as const;

/** The possible results of a section of an analysis. */
export const sectionStatuses = ["good", "warning", "error"] as const;

/** One of {@link sectionStatuses}. */
export type SectionStatus = (typeof sectionStatuses)[number];

/** A check's status; one that does not apply has no weight. */
export type AnyStatus = SectionStatus | "not-applicable";

/** The report's file name; `date` as `2024-01-15`. */
export function reportFileName(domain: string, date: string): string {
  return `seo-analysis-${domain}-${date}.txt`;
}

/** The audit's file name: host or title, then the date as `2024-01-15`. */
export function auditFileName(subject: string, date: string, extension: "txt" | "json"): string {
  return `seo-audit-${subject}-${date}.${extension}`;
}
