/**
 * Packs the kit and installs the tarball in a new app of each kind, with another brand's tokens and
 * the app's router. Builds and serves the app and tests it in a browser. Needs the package
 * registry. `node examples/consumers/run.ts
 * [install|vite|tailwind|forms|bands|next|react-router|astro|storybook|tasks/vite|tasks/next|tasks/astro]`
 */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { launchOptions } from "../../tools/install/browser.mjs";
import { command } from "../../tools/install/command.mjs";
import { env, freePort, installWithKit, packKit, run } from "../packed-kit.ts";
import { apps, type ConsumerApp } from "./apps.ts";
import { checkPage } from "./checks/page.ts";
import { unresolved } from "./install-matrix.ts";

const here = import.meta.dirname;

async function answers(url: string): Promise<string> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.text();
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error(`There is no response from ${url}.`);
}

function stop(server: ChildProcess): void {
  // The package manager starts the server as a child process, so the whole process group must end.
  if (server.pid) process.kill(-server.pid);
}

async function tryApp(app: ConsumerApp, tarball: string, folder: string): Promise<string[]> {
  const home = join(folder, app.name);
  for (const name of [app.extends, app.name]) {
    if (name) cpSync(join(here, name), home, { recursive: true });
  }
  const source = app.source && join(home, app.source);
  if (source) {
    cpSync(join(here, "page"), source, { recursive: true });
    cpSync(join(here, "../second-brand/brand.generated.css"), join(source, "brand.css"));
  }
  installWithKit(home, tarball);
  // It fails with what it found.
  run("npx", ["kolam-ui", "doctor"], home);
  run("npm", ["run", "build"], home);
  const port = await freePort();
  const server = spawn(...command("npm", ["run", "serve", "--", String(port)]), {
    cwd: home,
    env,
    detached: true,
    stdio: "ignore",
  });
  const browser = await chromium.launch(await launchOptions());
  try {
    const url = `http://127.0.0.1:${port}/`;
    const html = await answers(url);
    const wrong = source ? await checkPage(browser, url, app.name === "astro") : [];
    for (const check of app.checks) wrong.push(...(await check(browser, url)));
    if (app.prerendered && !html.includes("Four months for most rooms.")) {
      wrong.push("a collapsed answer is missing in the server's HTML");
    }
    if (/\sstyle="/.test(html)) wrong.push("the server's HTML has a style attribute");
    return wrong;
  } finally {
    await browser.close();
    stop(server);
  }
}

const [only] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "kolam-consumers-"));
let failed = false;
try {
  const tarball = packKit(folder);
  if (only === undefined || only === "install") {
    const wrong = unresolved(tarball, folder);
    console.log(`${wrong.length === 0 ? "ok    " : "FAILED"} the install matrix`);
    for (const what of wrong) console.log(`       ${what}`);
    failed ||= wrong.length > 0;
  }
  for (const app of apps.filter(({ name }) => only === undefined || name === only)) {
    const start = performance.now();
    const wrong = await tryApp(app, tarball, folder).catch((error) => [
      error instanceof Error ? error.message : String(error),
    ]);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${wrong.length === 0 ? "ok    " : "FAILED"} ${app.name} (${seconds} s)`);
    for (const what of wrong) console.log(`       ${what}`);
    failed ||= wrong.length > 0;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failed) process.exitCode = 1;
