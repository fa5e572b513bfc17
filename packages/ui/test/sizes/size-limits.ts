/** Bytes of gzip. */
export interface SizeLimit {
  readonly js: number;
  readonly css?: number;
}

const KB = 1000;
const KiB = 1024;

/** Exports with a promise of their own; every other one is held to what `sizes.json` records. */
export const exportLimits: Readonly<Record<string, SizeLimit>> = {
  Button: { js: 1.5 * KB },
  ServiceCard: { js: KB },
  FeatureCard: { js: KB },
  PlatformCard: { js: KB },
  Testimonial: { js: KB },
  ArticleCard: { js: KB },
  JobCard: { js: KB },
};

/** Exports that are used together, and what they may weigh beyond React, Radix included. */
export const groups: readonly {
  readonly name: string;
  readonly of: readonly string[];
  /** Counts `css/base.css`: tokens, reset and elements, without which no page stands. */
  readonly withBase?: true;
  readonly limit: SizeLimit;
}[] = [
  {
    name: "all three of Radix",
    of: ["Accordion", "Dialog", "NavigationMenu"],
    limit: { js: 24 * KB },
  },
  {
    name: "a small page",
    of: ["Button", "ServiceCard", "Accordion", "Dialog", "TextField", "Progress"],
    withBase: true,
    limit: { js: 22 * KiB, css: 6 * KiB },
  },
];
