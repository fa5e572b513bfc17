import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { local } from "@kolam/site/hosts/engines/local";
import { serveFolder } from "@kolam/ui/testing/serve-folder";
import type { Browser } from "playwright-core";
import manifest from "../../package.json" with { type: "json" };
import { command } from "../install/command.mjs";
import { announce, root, toolEnv } from "../run/run.mjs";
import { comparePictures } from "./camera.ts";
import { commitsFor } from "./commits.ts";
import { type Review, type Saved, startReview, writeReview } from "./review-page.ts";
import { byId, changedPages, compared, type Subject, storiesIn } from "./subjects.ts";

const git = (...args: readonly string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

function run(checkout: string, name: string, ...args: readonly string[]): void {
  execFileSync(...command(name, args, checkout), {
    cwd: checkout,
    env: toolEnv(checkout),
    stdio: ["ignore", 2, 2],
  });
}

/** Builds a checkout for the comparison. */
function build(checkout: string, storybook: string, withSite: boolean): void {
  const args = ["--output-dir", storybook, "--stats-json", storybook];
  run(checkout, "node", "apps/site/build/generate.ts");
  run(checkout, "storybook", "build", "--disable-telemetry", "--quiet", ...args);
  if (withSite) run(checkout, "turbo", "run", "build", "--filter=@kolam/site");
}

interface Served {
  readonly url: string;
  readonly close: () => void;
}

/** Serves a built site on a free port. */
async function serveSite(checkout: string): Promise<Served> {
  const { origin, stop } = await local.start(join(checkout, "apps/site"));
  return { url: origin, close: () => void stop() };
}

/**
 * Takes what looks different than in `ref`: the matrices and pages of Storybook and, if wanted, the
 * pages of the site.
 * @param ref a branch or commit; compared is the commit where this branch left it
 */
export async function takeChanges(
  browser: Browser,
  ref: string,
  withSite: boolean,
): Promise<Review> {
  const base = git("merge-base", "HEAD", ref);
  /** Without a change there is one version, and it is built once. */
  const isSame = base === git("rev-parse", "HEAD") && git("status", "--porcelain") === "";
  const scratch = mkdtempSync(join(tmpdir(), "kolam-pictures-"));
  const before = isSame ? root : join(scratch, "checkout");
  const checkouts = [before, root];
  const storybooks = [join(scratch, isSame ? "after" : "before"), join(scratch, "after")];
  const [oldStorybook = "", newStorybook = ""] = storybooks;
  const servers: Served[] = [];
  const folder = join(root, "shots/pictures");
  const save = startReview(folder);
  const changes: Saved[] = [];

  const compare = async (
    served: readonly Served[],
    subjects: readonly (readonly Subject[])[],
  ): Promise<void> => {
    servers.push(...served);
    const versions = served.map(({ url }, at) => ({ url, subjects: byId(subjects[at] ?? []) }));
    await comparePictures(browser, versions, compared, (change) => changes.push(save(change)));
  };

  try {
    if (!isSame) {
      announce(`Building Storybook of ${base.slice(0, 7)}`);
      git("worktree", "add", "--detach", "--force", before, base);
      const install = ["install", "--frozen-lockfile", "--prefer-offline"];
      run(before, "npx", "--yes", manifest.packageManager, ...install);
      build(before, oldStorybook, withSite);
    }
    announce("Building Storybook of this branch");
    build(root, newStorybook, withSite);
    announce("Taking both");
    await compare(await Promise.all(storybooks.map(serveFolder)), storybooks.map(storiesIn));
    if (withSite) {
      const pages = changedPages(join(before, "apps/site"), join(root, "apps/site"));
      await compare(await Promise.all(checkouts.map(serveSite)), pages);
    }
    const components = [...new Set(changes.map(({ subject }) => subject.component))].sort();
    for (const component of components) console.log(component);
    const words = {
      title: `${git("rev-parse", "--abbrev-ref", "HEAD")} beside ${base.slice(0, 7)}`,
      summary:
        changes.length === 0
          ? "Nothing looks different."
          : `${changes.length} pictures of ${components.length} components differ.`,
      commitsOf: commitsFor(newStorybook, base, root),
    };
    return writeReview(folder, words, changes);
  } finally {
    for (const { close } of servers) close();
    if (!isSame) git("worktree", "remove", "--force", before);
    rmSync(scratch, { recursive: true, force: true });
  }
}
