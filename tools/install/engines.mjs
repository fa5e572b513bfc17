// Finds Firefox and WebKit for `pnpm test browsers`, or installs them.
import { existsSync } from "node:fs";
import { aptGet, onPath } from "./apt-get.mjs";

/** The path of an installed Firefox; `FIREFOX` names another. */
export const findFirefox = () => process.env.FIREFOX || onPath(["firefox-esr", "firefox"]);

/** WebKitGTK's driver, its browser and the display server it needs; `undefined` unless all three are installed. */
export function findWebKit() {
  const driver = onPath(["WebKitWebDriver"]);
  const display = onPath(["Xvfb"]);
  const browser = ["x86_64", "aarch64"]
    .flatMap((machine) => ["6.0", "4.1", "4.0"].map((api) => [machine, api]))
    .map(([machine, api]) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`)
    .map((file) => file.replace("webkit2gtk-6.0", "webkitgtk-6.0"))
    .find((file) => existsSync(file));
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/**
 * Installs Firefox and WebKit where it can.
 * @param {(line: string) => void} say
 * @returns {{ names: string[], missing: string[] }} the engines that can be tested, and for each other one how to get it
 */
export function ensureEngines(say) {
  if (!findFirefox()) aptGet(["firefox-esr"], say, "No Firefox found");
  if (!findWebKit()) aptGet(["webkit2gtk-driver", "xvfb"], say, "No WebKit found");
  const names = ["chromium"];
  const missing = [];
  if (findFirefox()) names.push("firefox");
  else missing.push("Firefox: install it (Debian: `firefox-esr`), or set FIREFOX to its path.");
  if (findWebKit()) names.push("webkit");
  else missing.push("WebKit: install Debian's or Ubuntu's `webkit2gtk-driver` and `xvfb`.");
  return { names, missing };
}
