// Loaded into a measured process: appends its peak memory in KB to a file when it ends.
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env.PEAK_MEMORY_FILE;
if (file && isMainThread) {
  process.on("exit", () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
}
