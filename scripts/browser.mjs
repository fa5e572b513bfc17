// Finds a Chromium for the tests, and installs one when there is none.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { aptGet } from "./apt-get.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** What Playwright 1.65 switches off itself, named again: of two such lists Chromium heeds the last. */
const offByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Parts of a window that nobody sees in a test: the address bar's popups, which are two pages more for
 * every page that is opened, a fifth of a journey's time.
 */
const unseen = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** A process kept for a page to come, which journeys do without. */
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
 * Arguments every test browser starts with. Without the network ones Chromium looks up its
 * maker's hosts at each start, which only costs time where the network is closed.
 */
export const browserArgs = argsWithout([...unseen, spareProcess]);

/**
 * Arguments of a browser that measures. It keeps a process for the next page, as visitors' browsers do:
 * without it a page with a strict opener policy waits for one, a page without that policy does not.
 */
export const measuringArgs = argsWithout(unseen);

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
 * The path of a Chromium that is there: the one `PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH` names, one on
 * the PATH, or the one Playwright has downloaded.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(
      `PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH names ${named}, which cannot be run. Correct it or unset it.`,
    );
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isExecutable);
  if (onPath) return onPath;
  const { chromium } = await import("playwright-core");
  const downloaded = chromium.executablePath();
  return isExecutable(downloaded) ? downloaded : undefined;
}

/**
 * The path of a Chromium, installing one if need be: first Playwright's own download, then, as root
 * on Debian or Ubuntu, the distribution's package.
 * @param {(line: string) => void} say
 */
export async function ensureBrowser(say) {
  const found = await findBrowser();
  if (found) return found;
  say("No Chromium found. Downloading the one Playwright pins …");
  const cli = new URL("../node_modules/playwright-core/cli.js", import.meta.url).pathname;
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  aptGet(["chromium"], say, "The download did not work");
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error(
    [
      "The tests need a Chromium and none could be installed.",
      "Install Chromium or Google Chrome, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH to one,",
      "then run `npm test` again.",
    ].join("\n"),
  );
}
