// Sees to it that text has one of the system fonts that stand in for ours before they come.
import { spawnSync } from "node:child_process";
import { aptGet } from "./apt-get.mjs";

/** See docs/decisions/0027-fallback-fonts.md. */
const families = ["Arial", "Liberation Sans", "Roboto"];

/** Whether one of the families is there; everywhere but on Linux one is. */
function hasFallback() {
  if (process.platform !== "linux") return true;
  const { stdout } = spawnSync("fc-list", ["--format=%{family}\n"], { encoding: "utf8" });
  const installed = new Set(stdout?.split(/[\n,]/));
  return families.some((family) => installed.has(family));
}

/**
 * Installs one of the fonts as root on Debian or Ubuntu, if none is there. Without them text moves when our
 * fonts come, and the tests of that fail.
 * @param {(line: string) => void} say
 */
export function ensureFonts(say) {
  if (hasFallback()) return;
  const missing = `None of the fonts ${families.join(", ")} is installed`;
  // The first brings fc-list, which a small image may not have.
  aptGet(["fontconfig", "fonts-liberation"], say, missing);
  if (!hasFallback()) say(`${missing}: tests of moving text will fail. Install one of them.`);
}
