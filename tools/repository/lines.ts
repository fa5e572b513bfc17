/**
 * `pnpm lines [COMMIT]`: the lines of code of this repository, or of one of its commits, by package
 * and kind, and the largest files, without generated ones. It counts and refuses nothing.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
/** How many of the largest files are listed. */
const listed = 10;

/** The kinds of code, and which files are of that kind: the first that matches. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ["tests", /\.(?:test|spec|slow)\.|\/(?:test|testing|e2e|hosts)\/|second-agency\/check/],
  ["stories", /\.stories\.|\.docs\.ts|^\.storybook\/|^packages\/ui\/(?:docs|studio)\//],
  ["tools", /^tools\/|^[^/]+$/],
  ["styles", /\.css$/],
  ["words", /^packages\/content\/(?:src|texts)\/|\/content\//],
  ["source", /./],
];
const kindOf = (file: string) => kinds.find(([, files]) => files.test(file))?.[0] ?? "source";
const packageOf = (file: string) =>
  /^(?:apps|packages)\/[^/]+|^[^/]+(?=\/)/.exec(file)?.[0] ?? "root";

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });

/** The number of lines of each counted file, in a commit or as they are now. */
function linesOf(commit: string | undefined): Map<string, number> {
  const isCounted = (file: string) =>
    /\.(?:tsx?|css|mjs|astro|sql)$/.test(file) && !file.includes("generated");
  if (commit !== undefined) {
    // `git grep` counts the lines of all files of a commit at once.
    const counts = git("grep", "-c", "", commit).split("\n");
    const pairs = counts.map((line) => /^[^:]+:(.*):(\d+)$/.exec(line)?.slice(1) ?? ["", "0"]);
    return new Map(
      pairs.flatMap(([file = "", count]) => (isCounted(file) ? [[file, Number(count)]] : [])),
    );
  }
  const files = git("ls-files").split("\n").filter(isCounted);
  const there = files.filter((file) => existsSync(resolve(root, file)));
  return new Map(
    there.map((file) => [file, readFileSync(resolve(root, file), "utf8").split("\n").length - 1]),
  );
}

const lines = [...linesOf(process.argv[2])];
const sum = (wanted: (file: string) => boolean) =>
  lines.reduce((total, [file, count]) => total + (wanted(file) ? count : 0), 0);
const columns = kinds.map(([kind]) => kind).sort();
const print = (title: string, cells: readonly (string | number)[]) =>
  console.log(title.padEnd(20), ...cells.map((cell) => String(cell || "").padStart(8)));

print("", [...columns, "all"]);
for (const name of [...new Set(lines.map(([file]) => packageOf(file)))].sort()) {
  const own = (kind?: string) =>
    sum((file) => packageOf(file) === name && (kind === undefined || kindOf(file) === kind));
  print(name, [...columns.map(own), own()]);
}
print("all", [...columns.map((kind) => sum((file) => kindOf(file) === kind)), sum(() => true)]);

console.log(`\nThe ${listed} largest files:`);
for (const [file, count] of lines.toSorted(([, a], [, b]) => b - a).slice(0, listed)) {
  console.log(String(count).padStart(6), file);
}
