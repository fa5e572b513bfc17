// Finds programs, and installs packages on Debian and Ubuntu when run as root.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Installs packages as root on Debian or Ubuntu, without recommended packages; does nothing
 * elsewhere.
 * @param {readonly string[]} packages
 * @param@param {(line: string) => void} announce
 * @param {string} why what is missing, as the first part of a message
 */
export function aptGet(packages, announce, why) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  announce(`${why}. Installing ${packages.join(" and ")} with apt-get …`);
  // This run level keeps packages from starting their servers.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env, timeout: 600_000 });
  const install = ["install", "-y", "--no-install-recommends", ...packages];
  if (run(...install).status === 0) return;
  run("update");
  run(...install);
}

/**
 * The path of the first of these programs that is installed, in the order of the PATH.
 * @param {readonly string[]} names
 * @param {(file: string) => boolean} isThere
 */
export const onPath = (names, isThere = existsSync) => {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isThere);
};
