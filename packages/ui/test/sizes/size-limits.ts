/** Maximum sizes in bytes after gzip. */
export interface SizeLimit {
  readonly js: number;
  readonly css?: number;
}

/** What a recorded size may become: a few bytes more, by which compiler versions differ. */
export const allowed = (recorded: number) => Math.floor(recorded * 1.03 + 32);

/** The bytes left below the recorded size and, where there is one, the fixed limit. */
export const left = (bytes: number, recorded = bytes, limit = Number.POSITIVE_INFINITY) =>
  Math.min(allowed(recorded), Math.floor(limit)) - bytes;

const KB = 1000;
const KiB = 1024;

/** Exports with a fixed limit; the others are compared with the size recorded in `sizes.json`. */
export const exportLimits: Readonly<Record<string, SizeLimit>> = {
  Button: { js: 1.5 * KB },
  ServiceCard: { js: KB },
  FeatureCard: { js: KB },
  PlatformCard: { js: KB },
  Testimonial: { js: KB },
  ArticleCard: { js: KB },
  JobCard: { js: KB },
};

/** Groups of exports that are used together, and their limits without React but with Radix. */
export const groups: readonly {
  readonly name: string;
  readonly of: readonly string[];
  /** Includes `css/base.css` (tokens, reset, elements), which every page needs. */
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
    // A third of the styles are tokens: among them shapes and shadows for brands, high contrast as a whole set, so that
    // it never mixes with a brand's colours, and whatever follows from the one to three that a brand sets.
    limit: { js: 22 * KiB, css: 6.9 * KiB },
  },
];
