// Finds Firefox and WebKit for `pnpm test browsers`, or installs them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { aptGet, onPath } from "./apt-get.mjs";

/**
 * A Firefox of the system, which Playwright drives over WebDriver BiDi; `FIREFOX` names another.
 */
const systemFirefox = () => process.env.FIREFOX || onPath(["firefox-esr", "firefox"]);

/** Playwright asks it for `network.addDataCollector`, which older ones do not know. */
const oldestFirefox = 143;

/**
 * The version of a Firefox, such as 153.
 * @param {string} program
 */
function versionOf(program) {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(stdout ?? "")?.[0]);
}

/**
 * How Playwright starts Firefox: its own build, or that of the system.
 * @returns {Promise<{ channel?: string, launchOptions: { executablePath?: string } } | undefined>}
 */
export async function findFirefox() {
  const { firefox } = await import("playwright-core");
  if (existsSync(firefox.executablePath())) return { launchOptions: {} };
  const executablePath = systemFirefox();
  return executablePath && versionOf(executablePath) >= oldestFirefox
    ? { channel: "moz-firefox", launchOptions: { executablePath } }
    : undefined;
}

/**
 * WebKitGTK's driver and browser, and a display for them: Debian's `webkit2gtk-driver`, `xvfb` and
 * `xauth`.
 */
export function findWebKitGtk() {
  const driver = onPath(["WebKitWebDriver"]);
  const browser = ["x86_64", "aarch64"]
    .flatMap((machine) => ["6.0", "4.1", "4.0"].map((api) => [machine, api]))
    .map(([machine, api]) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`)
    .map((file) => file.replace("webkit2gtk-6.0", "webkitgtk-6.0"))
    .find((file) => existsSync(file));
  return driver && browser && onPath(["xvfb-run"]) ? { driver, browser } : undefined;
}

/** Whether there is a WebKit: Playwright's own build, since no other can be driven by it. */
async function hasWebKit() {
  const { webkit } = await import("playwright-core");
  return existsSync(webkit.executablePath());
}

/**
 * Installs Firefox and WebKit where it can.
 * @param {(line: string) => void} announce
 * @returns {Promise<{ names: string[], missing: string[], gtk: boolean }>} the engines in which all
 *   journeys can be made, how to get each of the others, and whether WebKitGTK must be used instead
 *   of WebKit
 */
export async function ensureEngines(announce) {
  const download = (/** @type {string} */ name) => {
    announce(`Downloading Playwright’s ${name} …`);
    const cli = fileURLToPath(new URL("../node_modules/playwright-core/cli.js", import.meta.url));
    const args = [cli, "install", name];
    spawnSync(process.execPath, args, { stdio: "inherit", timeout: 300_000 });
  };
  if (!(await findFirefox())) download("firefox");
  if (!(await findFirefox())) aptGet(["firefox-esr"], announce, "No Firefox found");
  if (!(await hasWebKit())) download("webkit");
  const names = ["chromium"];
  const missing = [];
  if (await findFirefox()) names.push("firefox");
  else {
    missing.push(
      `Firefox ${oldestFirefox} or newer: install it (Debian’s \`firefox-esr\` may be older), or set FIREFOX to its path.`,
    );
  }
  if (await hasWebKit()) names.push("webkit");
  else if (!findWebKitGtk())
    aptGet(["webkit2gtk-driver", "xvfb", "xauth"], announce, "No WebKit found");
  const gtk = !names.includes("webkit") && findWebKitGtk() !== undefined;
  if (!names.includes("webkit") && !gtk) {
    missing.push(
      "WebKit: Playwright’s could not be downloaded (see above), and Debian’s `webkit2gtk-driver` is not there.",
    );
  }
  return { names, missing, gtk };
}
