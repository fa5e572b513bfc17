/**
 * `pnpm record-access`: writes the last runs of the tests into the state of access of each part of the kit,
 * `packages/ui/build/api/access.json`. What has not run since keeps its day. It reads the reports of
 *
 * - `pnpm test:stories --mode=themes`: axe, and the keys pressed in stories
 * - `pnpm --filter @kolam/tools test:slow stories`: 400 % zoom, right to left
 * - `pnpm --filter @kolam/site test:browser`: forced colours, transcripts and journeys in Chromium
 * - `pnpm test browsers`: journeys in three engines
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { RecordedCheck } from "@kolam/ui/build/api/access";
import { readKit } from "@kolam/ui/build/api/kit";
import { type JourneyReport, journeysIn } from "./journey-tests.ts";
import { pageIds, pagesIn, partsOfPages } from "./site-parts.ts";
import { storyTests, type TestedFile, type Tests, zoomTests } from "./story-tests.ts";

const root = resolve(import.meta.dirname, "../..");
const record = join(root, "packages/ui/build/api/access.json");
const kit = await readKit();

/** The part of a Vitest report that is read. */
interface StoryReport {
  readonly startTime: number;
  readonly testResults: readonly TestedFile[];
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), "utf8")) : undefined;

const day = (time: number | string) => new Date(time).toISOString().slice(0, 10);

const before: Readonly<Record<string, RecordedCheck>> = JSON.parse(readFileSync(record, "utf8"));
const now: Record<string, RecordedCheck> = { ...before };

/** Replaces what is recorded of a check, if the run had any of its tests. */
function set(check: string, on: string, found: readonly (readonly [string, Tests])[]): void {
  const tried = found.filter(([, { tests }]) => tests > 0).sort(([a], [b]) => a.localeCompare(b));
  if (tried.length === 0) return;
  const failing = tried.filter(([, { failed }]) => failed > 0);
  now[check] = {
    on,
    parts: Object.fromEntries(tried.map(([part, { tests }]) => [part, tests])),
    failed: Object.fromEntries(failing.map(([part, { failed }]) => [part, failed])),
  };
}

const stories = read<StoryReport>("test-results/report-stories.json");
if (stories) {
  const tried = stories.testResults.flatMap((file) => {
    const folder = basename(dirname(file.name));
    const part = kit.find((doc) => doc.folder === folder);
    if (!part || !/[\\/]packages[\\/]ui[\\/]src[\\/]/.test(file.name)) return [];
    return [{ part: part.name, ...storyTests(file, readFileSync(file.name, "utf8")) }];
  });
  const whole = tried.length === kit.length;
  if (!whole) console.warn(`Only ${tried.length} of ${kit.length} parts had their stories tested.`);
  if (whole) {
    set(
      "axe",
      day(stories.startTime),
      tried.map(({ part, axe }) => [part, axe]),
    );
    set(
      "keyboard",
      day(stories.startTime),
      tried.map(({ part, keyboard }) => [part, keyboard]),
    );
  }
}

const zoom = read<StoryReport>("tools/test-results/report-zoom.json");
for (const file of zoom?.testResults ?? []) {
  const tests = zoomTests(file);
  const found = kit.flatMap(({ group, name }) => {
    const tried = tests.get(`${group}/${name}`);
    return tried ? [[name, tried] as const] : [];
  });
  // Each of these tests looks at the story from left to right and from right to left.
  set("zoom", day(zoom?.startTime ?? 0), found);
  set("rightToLeft", day(zoom?.startTime ?? 0), found);
}

/** Each part of these pages, with the tests of them. */
const onPages = (ids: readonly string[], tests: Tests) => {
  const folders = partsOfPages(ids);
  return kit
    .filter(({ folder }) => folders.includes(folder))
    .map(({ name }) => [name, tests] as const);
};

const journeys = join(root, "apps/site/e2e");
const namedIn = (files: readonly string[]) => [
  ...new Set(files.flatMap((file) => pagesIn(readFileSync(join(journeys, file), "utf8")))),
];

const site = read<JourneyReport>("apps/site/test-results/report-e2e.json");
if (site) {
  const on = day(site.stats.startTime);
  const colours = journeysIn(site, "accessibility/accessibility.spec.ts", /forced colours/);
  // The first of them is about two pages, the others are about the rest.
  const whole = colours.all.every(({ title }) => !/\(1 of /.test(title)) || colours.all.length > 1;
  set("forcedColours", on, onPages(whole ? pageIds() : ["home", "contact"], colours));
  const spec = "screen-reader/sample/transcripts.spec.ts";
  set("transcript", on, onPages(namedIn([spec]), journeysIn(site, spec)));
}

/** The tests of each part together. */
function summed(found: readonly (readonly [string, Tests])[]): [string, Tests][] {
  const sums = new Map<string, Tests>();
  for (const [part, { tests, failed }] of found) {
    const before = sums.get(part) ?? { tests: 0, failed: 0 };
    sums.set(part, { tests: before.tests + tests, failed: before.failed + failed });
  }
  return [...sums];
}

/** The journeys of visitors in an engine, each for the parts of the pages that it names. */
function setEngine(check: string, report: JourneyReport, project?: string): void {
  const found = globSync("journeys/*.spec.ts", { cwd: journeys }).flatMap((spec) =>
    onPages(namedIn([spec]), journeysIn(report, spec, undefined, project)),
  );
  set(check, day(report.stats.startTime), summed(found));
}

// Every day in Chromium, and now and then in all three.
if (site) setEngine("chromium", site);
const browsers = read<JourneyReport>("apps/site/test-results/browsers.json");
for (const engine of browsers ? ["chromium", "firefox", "webkit"] : []) {
  setEngine(engine, browsers as JourneyReport, engine);
}

writeFileSync(record, `${JSON.stringify(now, undefined, 2)}\n`);
for (const [check, { on, parts, failed }] of Object.entries(now)) {
  const fails = Object.keys(failed);
  const rest = fails.length > 0 ? `, failed: ${fails.join(", ")}` : "";
  console.log(`${check}: ${on}, ${Object.keys(parts).length} of ${kit.length} parts${rest}`);
}
