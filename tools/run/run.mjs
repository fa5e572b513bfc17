// Shared by the commands in this folder. Plain JavaScript, because it runs before anything is
// installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { command as commandOf, root } from "../install/command.mjs";
import { ensureNode } from "../install/node.mjs";

export { root };

const installedMark = join(root, "node_modules/.kolam-installed");

/**
 * The environment for tools: the commands installed in a checkout, and the Node that runs this, are
 * first on the PATH.
 * @param {string} [checkout] this one, if none is named
 */
export const toolEnv = (checkout = root) => ({
  ...process.env,
  PATH: [
    join(checkout, "node_modules/.bin"),
    dirname(process.execPath),
    process.env.PATH ?? "",
  ].join(delimiter),
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  // The compiler of TypeScript ends soon: it needs a third less time if it frees memory less often.
  GOGC: process.env.GOGC ?? "400",
  // Caches compiled code, because the tests start hundreds of processes.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(checkout, "node_modules/.cache/node"),
});

/** An error that is shown as its message only. */
export class Stop extends Error {}

/** @param {string} line */
export const announce = (line) => console.log(`\u001b[1m▸ ${line}\u001b[0m`);

/**
 * Runs a task and turns a `Stop` into a message and exit code 1.
 * @param {() => Promise<void>} task
 */
export async function main(task) {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * Installs the packages with the pinned pnpm, unless those of this lockfile are installed already,
 * and goes on in a Node that runs TypeScript.
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Stop(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`);
  }
  const node = nodeForAll();
  installPackages();
  if (node === process.execPath) return;
  await serve([{ command: node, args: process.argv.slice(1) }]);
  process.exit();
}

/** The path of a Node that runs TypeScript. */
function nodeForAll() {
  try {
    return ensureNode(announce);
  } catch (error) {
    throw new Stop(/** @type {Error} */ (error).message);
  }
}

function installPackages() {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const lock = readFileSync(join(root, "pnpm-lock.yaml"));
  const stamp = createHash("sha256").update(lock).update(manifest.packageManager).digest("hex");
  if (existsSync(installedMark) && readFileSync(installedMark, "utf8") === stamp) return;
  announce(
    `Installing packages with ${manifest.packageManager} (first run, or the lockfile changed) …`,
  );
  const install = ["install", "--frozen-lockfile", "--reporter=append-only"];
  const [npx, args] = commandOf("npx", ["--yes", manifest.packageManager, ...install]);
  const { status, error } = spawnSync(npx, args, {
    cwd: root,
    // By default npm would retry for minutes without a message when there is no network.
    env: {
      npm_config_fetch_retries: "1",
      npm_config_fetch_retry_mintimeout: "2000",
      ...toolEnv(),
    },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32" && npx === "npx",
  });
  if (error || status !== 0) {
    throw new Stop(
      [
        "The packages could not be installed (see above).",
        "Usually the network or the package registry cannot be reached: check the connection, and",
        "`npm config get registry` if your company uses a mirror. Then run the command again.",
      ].join("\n"),
    );
  }
  writeFileSync(installedMark, stamp);
}

/**
 * Runs one of the installed commands.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @param {string} [folder] the package that has it as a dependency; this checkout, if none is named
 * @returns {Promise<number>} the exit code
 */
export function tool(command, args, env = {}, folder = root) {
  return new Promise((done, fail) => {
    const [program, all] = commandOf(command, args, folder);
    const child = spawn(program, all, {
      cwd: root,
      env: { ...toolEnv(), ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", fail);
    child.on("exit", (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/**
 * Runs servers until they are stopped or one of them ends.
 * @param {readonly { command: string, args: readonly string[], cwd?: string,
 *   env?: Record<string, string> }[]} servers
 * @param {Record<string, string>} [env]
 * @returns {Promise<void>} when all have ended
 */
export async function serve(servers, env = {}) {
  const children = servers.map(({ command, args, cwd = root, env: own = {} }) => {
    const [program, all] = commandOf(command, args);
    return spawn(program, all, {
      cwd,
      env: { ...toolEnv(), ...env, ...own },
      stdio: ["ignore", "inherit", "inherit"],
    });
  });
  const stop = () => {
    for (const child of children) child.kill("SIGTERM");
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // A signal to npm ends the shell between npm and this process, but is not passed on to this
  // process.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1000).unref();
  const ended = children.map(async (child) => {
    const [code] = await once(child, "exit");
    if (code) process.exitCode = code;
    stop();
  });
  await Promise.all(ended);
}

/**
 * Lists the pages and pictures of the site, and the articles and cases that are online today. Every
 * command whose programs import them does this first, since the build's cache does not know the
 * date.
 * @param {readonly string[]} [options] of that script
 */
export async function writeLists(options = []) {
  if ((await tool("node", ["apps/site/build/generate.ts", ...options])) !== 0) {
    throw new Stop("Some pages, pictures, articles or cases have mistakes; see above.");
  }
}

/**
 * Builds the site, or does other tasks of Turbo, unless nothing has changed since.
 * @param {readonly string[]} [tasks]
 * @param {Record<string, string>} [settings]
 */
export async function ensureBuilt(tasks = ["build"], settings = {}) {
  await writeLists();
  if ((await tool("turbo", ["run", ...tasks, "--output-logs=errors-only"], settings)) !== 0) {
    throw new Stop("The build failed; see above.");
  }
}

/** The Chromium that everything started from here uses; installed if there is none. */
export async function chromiumForAll() {
  // Not before the packages are there.
  const { ensureBrowser } = await import("../install/browser.mjs");
  const browser = await ensureBrowser(announce).catch((error) => {
    throw new Stop(error.message);
  });
  process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH = browser;
  return browser;
}

/**
 * The settings of a build for the public, with pictures as small as possible; existing settings
 * take precedence.
 */
function publicSettings() {
  // Only a program that is started with the resolver finds the site.
  const [program, args] = commandOf("node", ["tools/run/print-origin.ts"], root);
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    env: toolEnv(),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Stop("The site's address could not be read; see above.");
  return { SITE_URL: process.env.SITE_URL || stdout.trim() };
}

/**
 * Runs one part of a command, such as `pnpm bench scale`, and what has to be done before.
 * @param {string} command
 * @param {Readonly<Record<string, import("./parts.mjs").Part>>} parts
 * @param {readonly string[]} words the part's name and its arguments
 */
export async function runPart(command, parts, [name = "", ...args]) {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part) {
    throw new Stop(
      `“${name}” is no part of it. Usage: pnpm ${command} [${Object.keys(parts).join("|")}]`,
    );
  }
  await ensureInstalled();
  await chromiumForAll();
  if (part.needs) await ensureBuilt(part.needs, part.asPublic ? publicSettings() : {});
  const [program = "", ...own] = part.run;
  if ((await tool(program, [...own, ...args])) !== 0) {
    throw new Stop(`pnpm ${command} ${name} failed; see above.`);
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether nothing listens on the port
 */
export function isFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, "localhost", () => probe.close(() => done(true)));
  });
}

/**
 * Reads a port from the environment.
 * @param {string} name
 * @param {number} fallback
 */
export function portFrom(name, fallback) {
  const value = process.env[name];
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Stop(`${name} is "${value}". Give a port number from 1 to 65535.`);
  }
  return port;
}
