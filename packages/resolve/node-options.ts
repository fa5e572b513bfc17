import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The options with which a Node process can resolve imports from the chosen site. */
export const nodeOptions: readonly string[] = [
  "--import",
  pathToFileURL(join(import.meta.dirname, "hooks.ts")).href,
];
