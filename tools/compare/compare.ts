/**
 * Compares two builds of what should be the same site, before and after a change:
 *
 *     node tools/compare/build.ts BEFORE    in the commit before
 *     node tools/compare/build.ts AFTER     in the commit after
 *     node tools/compare/compare.ts BEFORE AFTER --computed
 *
 * A page's HTML must be the same but for its styles and the names of its scripts, its rules the
 * same set, every other file the same bytes. Scripts are listed and not judged. Where only the
 * order of a page's rules differs, `--computed` opens it in Chromium in both builds and compares
 * the computed styles of all elements, in three widths and both themes.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { main, Stop } from "../run/run.mjs";
import { compareComputed } from "./computed.ts";
import { compareFiles, type Files } from "./files.ts";
import { compareScripts } from "./scripts.ts";

const { values, positionals } = parseArgs({
  options: { computed: { type: "boolean", default: false } },
  allowPositionals: true,
});

/** Long lists say the same again and again. */
const listed = 40;

function readFiles(folder: string): Files {
  const files = globSync(["{dist,build-out}/**", "*.tgz"], { cwd: folder }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return new Map(
    files.sort().map((file) => [file.replaceAll("\\", "/"), readFileSync(join(folder, file))]),
  );
}

function print(lines: readonly string[]): void {
  for (const line of lines.slice(0, listed)) console.log(`  ${line}`);
  if (lines.length > listed) console.log(`  … and ${lines.length - listed} more`);
}

await main(async () => {
  const [before, after] = positionals.map((folder) => resolve(folder));
  if (!before || !after) throw new Stop("Name two folders that build.ts has written.");
  const [old, now] = [readFiles(before), readFiles(after)];
  if (old.size === 0 || now.size === 0) throw new Stop("One of the folders is empty.");
  const { problems, moved } = compareFiles(old, now);
  console.log(`${old.size} files before, ${now.size} after.`);
  print(compareScripts(old, now));
  for (const [rule, files] of moved) {
    console.log(`Rules stand in another order, first ${rule}, in ${files.length} files:`);
    console.log(`  ${files.join(" ")}`);
  }
  const pages = [...new Set([...moved.values()].flat())].filter((file) => file.endsWith(".html"));
  if (pages.length > 0 && values.computed)
    problems.push(...(await compareComputed([before, after], pages)));
  else if (pages.length > 0)
    problems.push(`${pages.length} pages have rules in another order: add --computed.`);
  if (problems.length === 0) return console.log("Visitors get the same.");
  console.log(`${problems.length} differences:`);
  print(problems);
  process.exitCode = 1;
});
