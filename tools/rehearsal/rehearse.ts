/**
 * `pnpm rehearse`: another agency takes the site over. Its content and brand are laid over a copy of the checkout, which
 * is then checked, tested and built, and searched for what is left of the sample. `--keep` leaves the copy in place.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { ensureBrowser } from "../install/browser.mjs";
import { copyOfCheckout } from "../run/copies.ts";
import { say, toolEnv } from "../run/run.mjs";
import { takeOver } from "./take-over.ts";
import { traces } from "./traces.ts";

const { values } = parseArgs({ options: { keep: { type: "boolean", default: false } } });
const browser = await ensureBrowser(say);
const folder = copyOfCheckout();

/** The settings of a site for the public. */
const settings = {
  SITE_ORIGIN: "https://tarnandtally.example.com",
  MAIL_ENDPOINT: "https://mail.tarnandtally.example.com/submit",
  MAIL_KEY_GENERAL: "tarn-general",
  MAIL_KEY_CAREERS: "tarn-careers",
};

/** Runs a command in the copy. */
function run(
  workspace: string,
  command: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): void {
  const { status } = spawnSync(command, args, {
    cwd: join(folder, workspace),
    env: { ...toolEnv(folder), ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${workspace || "."}.`);
}

const built = join(folder, "apps/site");
const steps: Readonly<Record<string, () => void>> = {
  "Install: the same packages": () => {
    const { packageManager } = manifest;
    run("", "npx", ["--yes", packageManager, "install", "--frozen-lockfile", "--prefer-offline"]);
  },
  "Take over: services, words, facts, brand": () => takeOver(folder),
  "Generate: tokens, fonts, articles": () => {
    run("packages/ui", "node", ["build/generate.ts"]);
    run("apps/site", "node", ["build/fonts/cut-fonts.ts"]);
    run("apps/site", "node", ["build/fonts/fallback-fonts.ts"]);
    run("packages/content", "node", ["build/articles.ts"]);
    run("", "biome", ["check", "--write", "--log-level=error", "packages/content", "apps/site"]);
  },
  "Types, lint and unused code": () => {
    for (const project of ["packages/content", "apps/site"]) run("", "tsc", ["-p", project]);
    run("", "biome", ["check", "--error-on-warnings", "packages/content", "apps/site"]);
    run("", "knip");
  },
  "Build for the public, with its audit": () =>
    run("apps/site", "node", ["build/build.ts"], settings),
  "Nothing is left of the sample": () => {
    const found = traces(join(built, "dist"), join(built, "build-out/hosts"));
    if (found.length > 0) throw new Error(`${found.length} traces:\n${found.join("\n")}`);
  },
  "Build for this machine": () => run("apps/site", "node", ["build/build.ts"]),
  "Unit tests: content, contrast of the colours, site": () => {
    run("packages/content", "vitest", ["run", "--no-isolate"]);
    run("packages/ui", "vitest", ["run", "--project=unit", "src/tokens"]);
    run("apps/site", "vitest", ["run", "--exclude=hosts/**"]);
  },
  "Stories of the site": () =>
    run("", "vitest", ["run", "apps/site"], { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: browser }),
  "Journeys in Chromium": () =>
    run("apps/site", "playwright", ["test", "--grep-invert=@slow"], {
      PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: browser,
    }),
};

try {
  for (const [name, step] of Object.entries(steps)) {
    say(name);
    const start = performance.now();
    step();
    console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  console.log("\nThe site is another agency’s.");
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  if (values.keep) console.log(`The copy is in ${folder}.`);
  else rmSync(folder, { recursive: true });
}
