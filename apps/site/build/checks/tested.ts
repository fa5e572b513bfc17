/**
 * `pnpm tested [NAME]`: writes the last run of the tests of accessibility into the site's facts,
 * from which its statement is made. Run them before it, all of them:
 * `pnpm --filter @kolam/site test:browser accessibility`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type AccessibilityCheck,
  accessibilityChecks,
  type Tested,
} from "@kolam/content/model/law/tested";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";

/** The part of Playwright's report that is read. */
export interface Report {
  readonly config: { readonly argv: readonly string[] };
  readonly stats: { readonly startTime: string };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly ok: boolean }[];
}

const specsOf = ({ specs, suites = [] }: Suite): readonly { readonly ok: boolean }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * What a report says of accessibility; undefined if nothing of it was tried, or only some of it, as
 * `npm test` does.
 */
export function testedIn({ config, stats, suites }: Report): Tested | undefined {
  if (config.argv.some((word) => /^(?:--grep|-g$)/.test(word))) return undefined;
  const passed: AccessibilityCheck[] = [];
  const failed: AccessibilityCheck[] = [];
  for (const check of Object.keys(accessibilityChecks) as AccessibilityCheck[]) {
    const tried = suites
      .filter(({ file }) => file.replaceAll("\\", "/") === accessibilityChecks[check])
      .flatMap(specsOf);
    if (tried.length > 0) (tried.every(({ ok }) => ok) ? passed : failed).push(check);
  }
  const on = stats.startTime.slice(0, 10) as Tested["on"];
  return passed.length + failed.length > 0 ? { on, passed, failed } : undefined;
}

if (import.meta.main) {
  const report = resolve(import.meta.dirname, "../../test-results/report-e2e.json");
  const tested = existsSync(report)
    ? testedIn(JSON.parse(readFileSync(report, "utf8")))
    : undefined;
  if (tested) {
    const file = join(folders.content, "facts", "tested.ts");
    const list = (checks: readonly string[]) => JSON.stringify(checks).replaceAll(",", ", ");
    writeFileSync(
      file,
      `import type { Tested } from "@kolam/content/model/law/tested";

/** The last run of the tests of accessibility, as \`pnpm tested\` has written it. */
export const tested: Tested | undefined = {
  on: "${tested.on}",
  passed: ${list(tested.passed)},
  failed: ${list(tested.failed)},
};
`,
    );
    console.log(`${fromRoot(file)}: ${tested.passed.length} passed, ${tested.failed.length} not.`);
  } else {
    console.error(
      `${fromRoot(report)} has not all tests of accessibility. Run them first: pnpm --filter @kolam/site test:browser accessibility`,
    );
    process.exitCode = 1;
  }
}
