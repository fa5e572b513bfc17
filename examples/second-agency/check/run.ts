/**
 * Packs the kit, installs it in a copy of the second agency's site, type-checks and builds that,
 * serves it and looks at every page. Needs the package registry. `node
 * examples/second-agency/check/run.ts [--keep]`
 */
import { cpSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { createFolderServer } from "../../../tools/bench/hosts/folder-server.ts";
import { browserArgs, findBrowser } from "../../../tools/install/browser.mjs";
import { freePort, installWithKit, packKit, run } from "../../packed-kit.ts";
import { checkEveryPage } from "./every-page.ts";
import { checkFiles } from "./files.ts";
import { checkJourneys } from "./journeys.ts";

const site = resolve(import.meta.dirname, "..");
/** Files of this repository, not of the site. */
const others = ["node_modules", "dist", ".astro", "check", "pictures"];

async function checkSite(dist: string): Promise<number> {
  const pages = globSync("**/*.html", { cwd: dist }).map(
    (file) => `/${file.replace(/(?:^index)?\.html$/, "")}`,
  );
  const server = createFolderServer(dist);
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${port}`;
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: [...browserArgs],
    ...(executablePath ? { executablePath } : {}),
  });
  let failed = 0;
  const report = (name: string, wrong: readonly string[]) => {
    console.log(`${wrong.length === 0 ? "ok    " : "FAILED"} ${name}`);
    for (const what of wrong) console.log(`       ${what}`);
    failed += wrong.length;
  };
  try {
    report("files", checkFiles(dist, pages));
    report("look", await checkEveryPage(browser, origin, pages));
    report("journeys", await checkJourneys(browser, origin));
  } finally {
    await browser.close();
    server.close();
  }
  return failed;
}

const folder = mkdtempSync(join(tmpdir(), "second-agency-"));
const keeps = process.argv.includes("--keep");
try {
  const home = join(folder, "site");
  cpSync(site, home, {
    recursive: true,
    filter: (path) => !others.some((name) => path === join(site, name)),
  });
  installWithKit(home, packKit(folder));
  run("npm", ["run", "build"], home);
  console.log("ok     types and build");
  if ((await checkSite(join(home, "dist"))) > 0) process.exitCode = 1;
  if (keeps) console.log(`The built site is in ${join(home, "dist")}.`);
} finally {
  if (!keeps) rmSync(folder, { recursive: true, force: true });
}
