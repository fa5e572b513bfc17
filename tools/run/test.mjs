// `npm test`: installs what the tests need, including a browser and nginx, and runs all checks and
// tests that are quick enough for every day. `pnpm test PART` runs one of the others,
// `pnpm test SITE` what has to hold of any site.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureFonts } from "../install/fonts.mjs";
import { ensureNginx } from "../install/nginx.mjs";
import { checks, parts } from "./parts.mjs";
import {
  announce,
  chromiumForAll,
  ensureInstalled,
  main,
  root,
  runPart,
  Stop,
  tool,
  writeLists,
} from "./run.mjs";
import { chosenSite, takeSite, takeStandardSite } from "./take-site.mjs";
import { testSite } from "./test-site.mjs";

/**
 * The suites. Each runs as many tasks at a time as the machine has cores. A task uses all cores by
 * itself, and running eight at once took a third longer. What needs the build comes after it, so that
 * nothing reads files that are being written.
 */
const suites = [
  { name: "Build; checks: types, lint, unused code", tasks: ["build", ...checks] },
  { name: "Unit tests", tasks: ["test", "test:site"] },
  { name: "Browser tests of the built site, and stories", tasks: ["test:e2e", "test:stories"] },
  { name: "Changes in the page", tasks: ["test:editing"] },
];

/**
 * Passed and failed tests of one report, written by Vitest or Playwright.
 * @param {string} file
 */
function count(file) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  if (report.stats) {
    const { expected, unexpected, skipped } = report.stats;
    return {
      passed: expected,
      failed: unexpected,
      skipped,
      names: report.suites.flatMap(failedSpecs),
    };
  }
  return {
    passed: report.numPassedTests,
    // A file that fails as a whole has no tests to count.
    failed: report.numFailedTests || (report.success ? 0 : report.numFailedTestSuites),
    skipped: report.numPendingTests,
    names: report.testResults.flatMap(failedTests),
  };
}

/**
 * The failed tests of a file in a report of Vitest, or the file, if it failed as a whole.
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string,
 *   fullName: string }[] }} file
 */
function failedTests({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  const what = failed.map(({ fullName }) => fullName);
  if (failed.length === 0 && status === "failed") what.push(message.split("\n")[0] ?? "");
  return what.map((test) => `${relative(root, name)}: ${test}`);
}

/**
 * The failed tests of a suite in a report of Playwright.
 * @typedef {{ suites?: Suite[], specs: { ok: boolean, file: string, title: string }[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function failedSpecs({ suites = [], specs }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failedSpecs)];
}

/** The names in a folder; none if it does not exist. */
const namesIn = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** The report files of all suites. */
function reports() {
  const workspaces = ["packages", "apps"].flatMap((group) =>
    namesIn(join(root, group)).map((name) => join(root, group, name)),
  );
  return [root, join(root, "tools"), ...workspaces].flatMap((workspace) => {
    const folder = join(workspace, "test-results");
    return namesIn(folder)
      .filter((name) => /^report-.*\.json$/.test(name))
      .map((name) => join(folder, name));
  });
}

async function testEverything() {
  await ensureInstalled();
  announce(`Browser: ${await chromiumForAll()}`);
  ensureFonts(announce);
  const nginx = ensureNginx(announce);
  // Empty without nginx, so that the cache distinguishes test runs with and without it.
  const env = { NGINX: nginx ?? "" };
  for (const file of reports()) rmSync(file);
  await writeLists();

  const failedSuites = [];
  for (const { name, tasks } of suites) {
    announce(name);
    const limits = ["--concurrency=100%", "--continue=dependencies-successful"];
    const code = await tool(
      "turbo",
      ["run", ...tasks, ...limits, "--output-logs=new-only", "--log-order=stream"],
      env,
    );
    if (code !== 0) failedSuites.push(name);
  }

  const total = { passed: 0, failed: 0, skipped: 0 };
  const failedNames = [];
  for (const file of reports()) {
    const { passed, failed, skipped, names } = count(file);
    failedNames.push(...names);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  if (failedSuites.length > 0 && total.failed === 0) total.failed = failedSuites.length;
  console.log("");
  for (const name of failedNames) console.log(`✗ ${name}`);
  for (const name of failedSuites) console.log(`Failed: ${name}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  if (failedSuites.length > 0 || total.passed === 0) {
    throw new Stop(
      failedSuites.length > 0
        ? "Some checks failed; see above."
        : "No test ran: something is wrong.",
    );
  }
}

await main(async () => {
  const named = process.argv.slice(2);
  const words = takeSite(named);
  await ensureInstalled();
  const isNamed = words.length < named.length;
  // The parts are tests of the machine.
  if (words.length > 0 && !isNamed) await takeStandardSite();
  if (words.length > 0) return runPart("test", parts.test, words);
  const { settings } = await chosenSite();
  return settings.standard && !isNamed ? testEverything() : testSite();
});
