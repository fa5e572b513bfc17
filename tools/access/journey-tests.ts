import type { Tests } from "./story-tests.ts";

interface Spec {
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly { readonly projectName: string; readonly status: string }[];
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

/** What is read of a report of Playwright. */
export interface JourneyReport {
  readonly stats: { readonly startTime: string };
  readonly suites: readonly Suite[];
}

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * The journeys of a report.
 * @param file only those of this file
 * @param title only those with such a title
 * @param engine only those in the browser of this project
 */
export function journeysIn(
  { suites }: JourneyReport,
  file?: string,
  title = /./,
  engine?: string,
): Tests & { readonly all: readonly Spec[] } {
  const all = suites
    .filter((suite) => !file || suite.file.replaceAll("\\", "/").endsWith(file))
    .flatMap(specsOf)
    .filter((spec) => title.test(spec.title))
    .filter(({ tests }) => tests.some((one) => one.status !== "skipped"))
    .filter(({ tests }) => !engine || tests.some(({ projectName }) => projectName === engine));
  return { all, tests: all.length, failed: all.filter(({ ok }) => !ok).length };
}
