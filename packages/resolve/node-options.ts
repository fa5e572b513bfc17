import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What a process of Node is started with to find what is imported from the chosen site. */
export const nodeOptions: readonly string[] = [
  "--import",
  pathToFileURL(join(import.meta.dirname, "hooks.ts")).href,
];
