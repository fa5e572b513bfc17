import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files of a folder, relative to it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

/** Files that an agency has besides those whose place its own take. */
const additions = [
  /^packages\/content\/src\/en\/(?:articles|cases|landing)\/[^/]+\.mdx$/,
  /^packages\/content\/src\/pictures\/[^/]+$/,
  // What is drawn in a story. The other files of a service are those that `pnpm new service`
  // writes.
  /^packages\/content\/src\/en\/services\/[^/]+\/[^/]+-[^/]+\.ts$/,
  /^apps\/site\/src\/artefacts\/[^/]+\/[^/]+$/,
  /^apps\/site\/src\/artefacts\/sheet\.[^/]+$/,
  /^apps\/site\/src\/brand\/(?:contours|leaves)\.ts$/,
];

/**
 * The files of an overlay that neither take the place of a file of the checkout nor are the
 * agency's own: their originals were moved, renamed or removed, and so nothing would read them.
 * @returns paths relative to the overlay
 */
export function withoutPlace(overlay: string, checkout: string): string[] {
  return filesIn(overlay)
    .map((file) => file.split(sep).join("/"))
    .filter((file) => !existsSync(join(checkout, file)) && !additions.some((own) => own.test(file)))
    .sort();
}
