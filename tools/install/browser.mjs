// Finds a Chromium for the tests, or installs one.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { aptGet, onPath } from "./apt-get.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * The features that Playwright 1.64 disables, repeated here because Chromium uses only the last
 * such list.
 */
const offByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "BlockOriginHeaderModificationOnRedirect",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "Translate",
  "AutoDeElevate",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
];

/** The popups of the address bar: two more pages for every page, a fifth of the time of a test. */
const popups = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** A process kept ready for the next page, which tests do not need. */
const spareProcess = "SpareRendererForSitePerProcess";

/** @param {readonly string[]} off features of Chromium */
const argsWithout = (off) => [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  `--disable-features=${[...offByPlaywright, ...off].join(",")}`,
];

/**
 * Arguments of every test browser. The network arguments keep Chromium from contacting Google at
 * each start, which costs time where there is no network.
 */
export const browserArgs = argsWithout([...popups, spareProcess]);

/**
 * Arguments of a browser for measurements. It keeps a process ready for the next page, as visitors'
 * browsers do; otherwise pages with Cross-Origin-Opener-Policy would have to wait for a new one.
 */
export const measuringArgs = argsWithout(popups);

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of an installed Chromium: the one in `PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH`, one on the
 * PATH, or the one that Playwright has downloaded.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(
      `PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH is ${named}, which cannot be run. Correct it or unset it.`,
    );
  }
  const installed = names.map((name) => onPath([name], isExecutable)).find(Boolean);
  if (installed) return installed;
  const { chromium } = await import("playwright-core");
  const downloaded = chromium.executablePath();
  return isExecutable(downloaded) ? downloaded : undefined;
}

/**
 * What Playwright starts the browser of a test with: the Chromium without windows that Debian
 * installs beside the other, if it is there, because a page takes a third less time in it.
 * @param {boolean} [whole] the one with windows, for what only it does, such as filling in forms
 */
export async function launchOptions(whole = false) {
  const browser = await findBrowser();
  const shell = join(dirname(browser ?? ""), "chromium-headless-shell");
  const executablePath = !whole && isExecutable(shell) ? shell : browser;
  return { args: browserArgs, ...(executablePath ? { executablePath } : {}) };
}

/**
 * The path of a Chromium. Installs one if necessary: Playwright's own download or, as root on
 * Debian or Ubuntu, the distribution's package.
 * @param@param {(line: string) => void} announce
 */
export async function ensureBrowser(announce) {
  const found = await findBrowser();
  if (found) return found;
  announce("No Chromium found. Downloading Playwright's …");
  const cli = fileURLToPath(new URL("../node_modules/playwright-core/cli.js", import.meta.url));
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  for (const packages of [["chromium", "chromium-headless-shell"], ["chromium"]]) {
    aptGet(packages, announce, "The download failed");
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    [
      "The tests need a Chromium and none could be installed.",
      "Install Chromium or Google Chrome, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH to one,",
      "then run `npm test` again.",
    ].join("\n"),
  );
}
