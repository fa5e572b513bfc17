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

/** The part of a Playwright report that is read. */
export interface JourneyReport {
  readonly stats: { readonly startTime: string };
  readonly suites: readonly Suite[];
}

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Reports name a file from the folder of their tests, which may be a folder of `e2e`. */
const isOf = ({ file }: Suite, spec: string) => spec.endsWith(file.replaceAll("\\", "/"));

/**
 * The journeys of a report.
 * @param file only those of this file, from `e2e`
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
    .filter((suite) => !file || isOf(suite, file))
    .flatMap(specsOf)
    .filter((spec) => title.test(spec.title))
    .filter(({ tests }) => tests.some((one) => one.status !== "skipped"))
    .filter(({ tests }) => !engine || tests.some(({ projectName }) => projectName === engine));
  return { all, tests: all.length, failed: all.filter(({ ok }) => !ok).length };
}
