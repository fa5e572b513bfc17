/**
 * Compares a screenshot of every matrix story in light, dark and forced colours with its baseline.
 * `--update` replaces the baselines. Both write a page that shows what changed.
 * `pnpm test pictures`
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openBrowser } from "../browser-page.ts";
import { compare, report } from "./difference.ts";
import { pictureArgs, shootAll } from "./shoot.ts";
import { smallPng } from "./small-png.ts";

const baselines = join(import.meta.dirname, "baselines");
const versionFile = join(baselines, "browser.json");
const results = join(import.meta.dirname, "../../test-results/pictures");
const update = process.argv.includes("--update");

const major = (version: string | undefined) => version?.split(".")[0];

const browser = await openBrowser(...pictureArgs);
try {
  const version = browser.version();
  const recorded: { chromium?: string } = existsSync(versionFile)
    ? JSON.parse(readFileSync(versionFile, "utf8"))
    : {};
  if (!update && major(recorded.chromium) !== major(version)) {
    console.log(
      `Skipped: the baselines are from Chromium ${recorded.chromium}, this is ${version}. Each version draws text and curves slightly differently, so only the same one can be compared.`,
    );
  } else {
    const shots = await shootAll(browser);
    const known = globSync("*/*.png", { cwd: baselines });
    const files = [...new Set([...known, ...shots.map(({ file }) => file)])].sort();
    const differences = files.flatMap((file) => {
      const before = known.includes(file) ? readFileSync(join(baselines, file)) : undefined;
      const shot = shots.find((made) => made.file === file);
      // The baseline is reduced to 256 colours, so the new picture must be too.
      const after = shot && smallPng(shot.png);
      return compare(file, before, after) ?? [];
    });
    const page = report(results, differences);
    for (const { file, what } of differences) console.log(`${file}: ${what}`);
    console.log(`${files.length} pictures, ${differences.length} changed. See ${page}`);
    if (update) {
      for (const { file, after } of differences) {
        const path = join(baselines, file);
        mkdirSync(dirname(path), { recursive: true });
        if (after) writeFileSync(path, after);
        else rmSync(path);
      }
      writeFileSync(versionFile, `${JSON.stringify({ chromium: version }, null, 2)}\n`);
    } else if (differences.length > 0) {
      console.log("If this is intended, run `pnpm test pictures --update`.");
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
}
