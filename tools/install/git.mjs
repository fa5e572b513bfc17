import { spawnSync } from "node:child_process";

/**
 * Whether Git is there and knows a folder: one that was unpacked from a ZIP it does not.
 * @param {string} folder
 */
export const hasGit = (folder) =>
  spawnSync("git", ["rev-parse"], { cwd: folder, stdio: "ignore" }).status === 0;
