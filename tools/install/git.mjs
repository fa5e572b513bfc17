import { spawnSync } from "node:child_process";

/**
 * Whether Git is installed and knows a folder. It does not know one that was unpacked from a ZIP.
 * @param {string} folder
 */
export const hasGit = (folder) =>
  spawnSync("git", ["rev-parse"], { cwd: folder, stdio: "ignore" }).status === 0;
