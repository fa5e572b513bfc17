/**
 * `pnpm pictures`: what looks different in this branch than in the one it goes to, on one page, shots/pictures/index.html.
 * Storybook is built of both, and both are taken in the same browser at the same moment; there are no stored pictures.
 * `--base REF` names another branch or commit than origin/main; `--site` adds the pages of the built site whose HTML has
 * changed; with `--expect-none` any difference fails.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { local } from "../../apps/site/hosts/engines/local.ts";
import manifest from "../../package.json" with { type: "json" };
import { serveFolder } from "../../packages/ui/test/serve-folder.ts";
import { launchOptions } from "../install/browser.mjs";
import { command } from "../install/command.mjs";
import { root, say, toolEnv } from "../run/run.mjs";
import { type Change, comparePictures, pictureArgs } from "./camera.ts";
import { commitsFor } from "./commits.ts";
import { writeReview } from "./review-page.ts";
import { changedPages, type Subject, storiesIn } from "./subjects.ts";

const { values } = parseArgs({
  options: {
    base: { type: "string", default: process.env.BASE_SHA || "origin/main" },
    site: { type: "boolean", default: false },
    "expect-none": { type: "boolean", default: false },
  },
});

const git = (...args: readonly string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const base = git("merge-base", "HEAD", values.base);
/** Without a change there is one version, and it is built once. */
const isSame = base === git("rev-parse", "HEAD") && git("status", "--porcelain") === "";

const scratch = mkdtempSync(join(tmpdir(), "kolam-pictures-"));
const checkouts = { before: isSame ? root : join(scratch, "checkout"), after: root };
const storybooks = {
  before: join(scratch, isSame ? "after" : "before"),
  after: join(scratch, "after"),
};

function run(checkout: string, name: string, ...args: readonly string[]): void {
  execFileSync(...command(name, args, checkout), { cwd: checkout, env: toolEnv(checkout), stdio: ["ignore", 2, 2] });
}

/** Builds what is compared in a checkout. */
function build(checkout: string, storybook: string): void {
  const args = ["--output-dir", storybook, "--stats-json", storybook];
  run(checkout, "node", "packages/content/build/generate.ts");
  run(checkout, "storybook", "build", "--disable-telemetry", "--quiet", ...args);
  if (values.site) run(checkout, "turbo", "run", "build", "--filter=@kolam/site");
}

const byId = (subjects: readonly Subject[]) => new Map(subjects.map((each) => [each.id, each]));

/** Serves a built site on a free port. */
async function serveSite(checkout: string) {
  const { origin, stop } = await local.start(join(checkout, "apps/site"));
  return { url: origin, close: () => void stop() };
}

const started = performance.now();
const servers: { readonly close: () => void }[] = [];
const options = await launchOptions();
const browser = await chromium.launch({ ...options, args: [...options.args, ...pictureArgs] });
try {
  if (!isSame) {
    say(`Building Storybook of ${base.slice(0, 7)}`);
    git("worktree", "add", "--detach", "--force", checkouts.before, base);
    const install = ["install", "--frozen-lockfile", "--prefer-offline"];
    run(checkouts.before, "npx", "--yes", manifest.packageManager, ...install);
    build(checkouts.before, storybooks.before);
  }
  say("Building Storybook of this branch");
  build(root, storybooks.after);
  const sides = ["before", "after"] as const;
  const compare = async (
    serve: (side: (typeof sides)[number]) => Promise<{ url: string; close: () => void }>,
    subjects: readonly (readonly Subject[])[],
  ): Promise<Change[]> => {
    const served = await Promise.all(sides.map(serve));
    servers.push(...served);
    const versions = served.map(({ url }, at) => ({ url, subjects: byId(subjects[at] ?? []) }));
    return comparePictures(browser, versions);
  };
  say("Taking both");
  const stories = sides.map((side) => storiesIn(storybooks[side]));
  const changes = await compare((side) => serveFolder(storybooks[side]), stories);
  if (values.site) {
    const pages = changedPages(
      join(checkouts.before, "apps/site"),
      join(checkouts.after, "apps/site"),
    );
    changes.push(...(await compare((side) => serveSite(checkouts[side]), pages)));
  }
  const title = `${git("rev-parse", "--abbrev-ref", "HEAD")} beside ${base.slice(0, 7)}`;
  const commitsOf = commitsFor(storybooks.after, base, root);
  const page = writeReview(join(root, "shots/pictures"), title, changes, commitsOf);
  const components = new Set(changes.map(({ subject }) => subject.component));
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  for (const component of [...components].sort()) console.log(component);
  console.log(`${changes.length} pictures differ (${minutes} min). See ${page}`);
  if (values["expect-none"] && changes.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  for (const { close } of servers) close();
  if (!isSame) git("worktree", "remove", "--force", checkouts.before);
  rmSync(scratch, { recursive: true, force: true });
}
