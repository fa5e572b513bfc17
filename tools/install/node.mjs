// The Node that everything runs on: the installed one, if it runs TypeScript, otherwise one that
// npm fetches.
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { command, root } from "./command.mjs";

const windows = process.platform === "win32";

/** Where npm puts the fetched one. */
const home = join(root, "node_modules/.kolam-node");

/** What starts it in the scripts of every package.json. */
const link = join(root, "node_modules/.bin", windows ? "node.exe" : "node");

/**
 * @typedef {object} NodePackages
 * @property {string} version of all packages
 * @property {string} looked the day on which the registry was asked for them
 * @property {Readonly<Record<string, { name: string, integrity: string }>>} packages by platform
 *   and processor
 */

/** @type {NodePackages} */
export const nodePackages = JSON.parse(
  readFileSync(join(root, "tools/install/node-packages.json"), "utf8"),
);

/** Whether the Node that runs this runs TypeScript without a flag, as it does from 22.18 on. */
export const runsTypeScript = () => Boolean(process.features.typescript);

/** Whether the Node that runs this is the one that was fetched. */
function isFetched() {
  const { execPath } = process;
  return execPath === link || (existsSync(home) && execPath.startsWith(realpathSync(home) + sep));
}

/** @param {string} why @param {string} [platform] */
export const howToHelp = (why, platform = `${process.platform}-${process.arch}`) =>
  `Node ${process.versions.node} cannot run TypeScript, and ${why} for ${platform}. Install Node 22.18 or newer: https://nodejs.org`;

/**
 * The path of the fetched Node, if it is there and runs: on musl it has glibc's name, but cannot
 * run.
 * @param {string} name
 */
function installed(name) {
  const folder = join(home, "node_modules", name);
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { version, bin } = JSON.parse(readFileSync(manifest, "utf8"));
  const file = join(folder, bin.node);
  const runs = version === nodePackages.version && spawnSync(file, ["--version"]).status === 0;
  return runs ? file : undefined;
}

/**
 * Fetches a package with npm, and removes it again if it does not match the list.
 * @param {string} name
 * @param {string} integrity
 */
function fetchNode(name, integrity) {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];
  const [npm, args] = command("npm", [
    "install",
    ...options,
    "--prefix",
    home,
    `${name}@${nodePackages.version}`,
  ]);
  const shell = windows && npm === "npm";
  spawnSync(npm, args, { cwd: home, stdio: ["ignore", "ignore", "inherit"], shell });
  const lock = join(home, "node_modules/.package-lock.json");
  if (!existsSync(lock)) return;
  const fetched = JSON.parse(readFileSync(lock, "utf8")).packages[`node_modules/${name}`];
  if (fetched?.integrity !== integrity) rmSync(home, { recursive: true });
}

/**
 * A Node that runs TypeScript. If it had to be fetched, it is linked to where the scripts of every
 * package find it; otherwise they use the one on the PATH.
 * @param@param {(line: string) => void} announce
 * @returns {string} its path
 * @throws with what to do, if there is none for this machine
 */
export function ensureNode(announce) {
  if (runsTypeScript()) {
    if (!isFetched()) rmSync(link, { force: true });
    return process.execPath;
  }
  const known = nodePackages.packages[`${process.platform}-${process.arch}`];
  if (!known) throw new Error(howToHelp("npm has none"));
  if (!installed(known.name)) {
    announce(
      `Node ${process.versions.node} cannot run TypeScript. Fetching ${nodePackages.version} …`,
    );
    fetchNode(known.name, known.integrity);
  }
  const node = installed(known.name);
  if (!node) throw new Error(howToHelp("none that runs could be fetched"));
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  if (windows) copyFileSync(node, link);
  else symlinkSync(node, link);
  return node;
}

// `prepare` of package.json, after each `pnpm install`: the arguments are what that Node is to run.
// A second command of the script would not do, since the shell remembers where it found `node`.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const node = ensureNode(console.log);
    const { status } = spawnSync(node, process.argv.slice(2), { stdio: "inherit" });
    process.exitCode = status ?? 1;
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
