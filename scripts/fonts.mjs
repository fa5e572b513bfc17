// Makes sure that one of the system fonts is installed with which text is shown before our fonts have loaded.
import { spawnSync } from "node:child_process";
import { aptGet } from "./apt-get.mjs";

/** See docs/decisions/0027-fallback-fonts.md. */
const families = ["Arial", "Liberation Sans", "Roboto"];

/** Whether one of the families is installed; other systems than Linux always have one. */
function hasFallback() {
  if (process.platform !== "linux") return true;
  const { stdout } = spawnSync("fc-list", ["--format=%{family}\n"], { encoding: "utf8" });
  const installed = new Set(stdout?.split(/[\n,]/));
  return families.some((family) => installed.has(family));
}

/**
 * Installs one of the fonts as root on Debian or Ubuntu, if there is none. Without them, text moves when our fonts
 * have loaded, and the layout shift tests fail.
 * @param {(line: string) => void} say
 */
export function ensureFonts(say) {
  if (hasFallback()) return;
  const missing = `None of the fonts ${families.join(", ")} is installed`;
  // The first package contains fc-list.
  aptGet(["fontconfig", "fonts-liberation"], say, missing);
  if (!hasFallback()) say(`${missing}: the layout shift tests will fail. Install one of them.`);
}
