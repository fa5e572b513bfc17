// How programs are started without a shell, on Windows too, where a shell alone can start the files
// of `.bin`.
import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The folder of this checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Commands whose names differ from their packages'. */
const packageOf = new Map([
  ["biome", "@biomejs/biome"],
  ["playwright", "@playwright/test"],
  ["tsc", "typescript"],
]);

/**
 * Whether a file is a script for Node, not a native program.
 * @param {string} file
 */
function isScript(file) {
  const start = Buffer.alloc(2);
  const open = openSync(file, "r");
  readSync(open, start);
  closeSync(open);
  return start.toString() === "#!" || /\.[cm]?js$/.test(file);
}

/** Lets Node resolve imports from the chosen site. */
const findSite = ["--import", pathToFileURL(join(root, "packages/resolve/hooks.ts")).href];

/** Programs that import from the site. */
const readsSite = new Set(["node", "playwright", "storybook", "vite", "vitest"]);

/**
 * What starts a command: itself, or Node with the script of an installed package.
 * @param {string} name such as `turbo`, or any program on the PATH
 * @param {readonly string[]} [args]
 * @param {string} [folder] the package that has it as a dependency; this checkout, if none is named
 * @returns {[program: string, args: string[]]}
 */
export function command(name, args = [], folder = root) {
  const options = readsSite.has(name) ? findSite : [];
  if (name === "node") return [process.execPath, [...options, ...args]];
  if (name === "npm" || name === "npx") return npm(name, args);
  const home = join(folder, "node_modules", packageOf.get(name) ?? name);
  const manifest = join(home, "package.json");
  if (!existsSync(manifest)) return [name, [...args]];
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  const file = join(home, typeof bin === "string" ? bin : bin[name]);
  return isScript(file) ? [process.execPath, [...options, file, ...args]] : [file, [...args]];
}

/**
 * What starts the command of a package that only a release, a bench or a slow test needs: pnpm
 * fetches it in the version of the catalog. It is run in a folder of the workspace.
 * @param {string} name of the package
 * @param {readonly string[]} args
 */
export const fetched = (name, args) => command("pnpm", ["dlx", `${name}@catalog:`, ...args]);

/**
 * npm and npx come with Node, but not at the same place on every system.
 * @param {"npm" | "npx"} name
 * @param {readonly string[]} args
 * @returns {[program: string, args: string[]]}
 */
function npm(name, args) {
  const running = process.env.npm_execpath ?? "";
  const node = dirname(process.execPath);
  const folders = [
    ...(/npm-cli\.js$/.test(running) ? [dirname(running)] : []),
    join(node, "node_modules/npm/bin"),
    join(node, "../lib/node_modules/npm/bin"),
  ];
  const files = folders.map((folder) => join(folder, `${name}-cli.js`));
  const file = files.find((path) => existsSync(path));
  return file ? [process.execPath, [file, ...args]] : [name, [...args]];
}
