/**
 * `pnpm rehearse [NAME]`: another agency takes the site over, one of `examples/owners` or each in
 * turn. Its content and brand are laid over a copy of the checkout, which is then checked, tested
 * and built, and searched for what is left of the sample. `--keep` leaves the copy in place.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { ensureBrowser } from "../install/browser.mjs";
import { command as commandOf } from "../install/command.mjs";
import { copyOfCheckout } from "../run/copies.ts";
import { say, toolEnv } from "../run/run.mjs";
import { nextVersion } from "./next-version.ts";
import { ownerNames, takeOver } from "./take-over.ts";
import { traces } from "./traces.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: "boolean", default: false } },
});
const names = positionals.length > 0 ? positionals : ownerNames;
const unknown = names.find((name) => !ownerNames.includes(name));
if (unknown)
  throw new Error(`There is no owner “${unknown}”. There are: ${ownerNames.join(", ")}.`);
const browser = await ensureBrowser(say);

/** Runs commands in a copy of the checkout. */
const runner =
  (folder: string) =>
  (
    workspace: string,
    command: string,
    args: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
  ): void => {
    const { status } = spawnSync(...commandOf(command, args, folder), {
      cwd: join(folder, workspace),
      env: { ...toolEnv(folder), ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (status !== 0) {
      throw new Error(`${command} ${args.join(" ")} failed in ${workspace || "."}.`);
    }
  };

type Run = ReturnType<typeof runner>;

/** The settings of the agency's site for the public. */
async function publicSettings(folder: string) {
  const { company } = await import(
    pathToFileURL(join(folder, "packages/content/src/facts/company.ts")).href
  );
  return {
    SITE_URL: company.origin,
    MAIL_ENDPOINT: `https://mail.${company.domain}/submit`,
    MAIL_KEY_GENERAL: "general-key",
    MAIL_KEY_CAREERS: "careers-key",
  };
}

const install = (run: Run) =>
  run("", "npx", [
    "--yes",
    manifest.packageManager,
    "install",
    "--frozen-lockfile",
    "--prefer-offline",
  ]);

/** What is left to do of the next version once the site is taken over. */
let catchUpWithNext: (() => void) | undefined;

/** The steps of a takeover, in a copy of the checkout. */
const stepsOf = (
  name: string,
  folder: string,
  run: Run,
): Readonly<Record<string, () => void | Promise<void>>> => ({
  "Install: the same packages": () => install(run),
  "Take over: services, words, facts, brand": () => {
    catchUpWithNext = nextVersion(folder, (...args) => run("", "node", args));
    takeOver(folder, name, (...args) => run("", "node", args));
    run("packages/ui", "node", ["build/generate.ts"]);
    run("", "biome", ["check", "--write", "--log-level=error", "packages/content", "apps/site"]);
  },
  "Update: our next version, without a conflict": () => {
    catchUpWithNext?.();
    install(run);
  },
  "Types, lint and unused code": () => {
    for (const project of ["packages/content", "apps/site"]) run("", "tsc", ["-p", project]);
    run("", "biome", ["check", "--error-on-warnings", "packages/content", "apps/site"]);
    run("", "knip");
  },
  "Build for the public, with its audit": async () =>
    run("apps/site", "node", ["build/build.ts"], await publicSettings(folder)),
  "Nothing is left to take over": async () =>
    run("", "node", ["tools/takeover/takeover.ts"], await publicSettings(folder)),
  "Nothing is left of the sample": () => {
    const site = join(folder, "apps/site");
    const found = traces(join(site, "dist"), join(site, "build-out/hosts"));
    if (found.length > 0) throw new Error(`${found.length} traces:\n${found.join("\n")}`);
  },
  "Build for this machine": () => run("apps/site", "node", ["build/build.ts"]),
  "Unit tests: content, contrast of the colours, site": () => {
    run("packages/content", "vitest", ["run"]);
    run("packages/ui", "vitest", ["run", "--project=unit", "src/tokens"]);
    run("apps/site", "vitest", ["run"]);
  },
  "Stories of the site": () =>
    run("", "vitest", ["run", "apps/site"], { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: browser }),
  "Journeys in Chromium": () =>
    run("apps/site", "playwright", ["test", "--grep-invert=@slow"], {
      PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: browser,
    }),
});

for (const name of names) {
  const folder = copyOfCheckout();
  const run = runner(folder);
  try {
    for (const [title, step] of Object.entries(stepsOf(name, folder, run))) {
      say(`${name}: ${title}`);
      const start = performance.now();
      await step();
      console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
    }
    console.log(`\nThe site is that of ${name}.`);
  } catch (error) {
    console.error(`\n${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  } finally {
    if (values.keep) console.log(`The copy is in ${folder}.`);
    else rmSync(folder, { recursive: true });
  }
}
