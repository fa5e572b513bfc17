// Makes sure that one of the fallback fonts is installed.
import { spawnSync } from "node:child_process";
import { aptGet } from "./apt-get.mjs";

/** See docs/decisions/0027-fallback-fonts.md. */
const families = ["Arial", "Liberation Sans", "Roboto"];

/** Whether one of the families is installed. Windows and macOS have Arial. */
function hasFallback() {
  if (process.platform !== "linux") return true;
  const { stdout } = spawnSync("fc-list", ["--format=%{family}\n"], { encoding: "utf8" });
  const installed = new Set(stdout?.split(/[\n,]/));
  return families.some((family) => installed.has(family));
}

/**
 * Installs Liberation Sans if no fallback font is there, as root on Debian or Ubuntu. Without one,
 * text moves when the web fonts arrive, and the tests for layout shift fail.
 * @param@param {(line: string) => void} announce
 */
export function ensureFonts(announce) {
  if (hasFallback()) return;
  const missing = `None of the fonts ${families.join(", ")} is installed`;
  // A small image may lack fc-list, which comes with fontconfig.
  aptGet(["fontconfig", "fonts-liberation"], announce, missing);
  if (!hasFallback()) announce(`${missing}. Install one, or the tests for layout shift will fail.`);
}
