import { readdirSync } from "node:fs";
import { addEntry, type Checkout } from "./edit.ts";
import { content, model, quoted, siteFolder, texts, UsageError } from "./names.ts";

const redirects = `${content}/facts/redirects.ts`;
const folders = [...new Set([content, siteFolder]), model, texts, "apps/site/src"];

/** Whether a file says which path a page or a service has. */
const isFacts = (file: string) =>
  file.startsWith(`${content}/facts/services/`) || /\/pages\/[^/]+\/page\.ts$/.test(file);

/** The files with texts and pages, without generated ones. */
export function sourcesOf(checkout: Checkout): string[] {
  return folders.flatMap((folder) =>
    readdirSync(checkout.path(folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|mdx)$/.test(name) && !name.startsWith(".generated"))
      .map((name) => `${folder}/${name}`),
  );
}

/**
 * Changes the targets of links in texts.
 * @param targets the new target of each old one
 * @returns the places that have changed, as `file:line`
 */
export function relink(checkout: Checkout, targets: Readonly<Record<string, string>>): string[] {
  const places: string[] = [];
  for (const file of sourcesOf(checkout)) {
    if (file === redirects || isFacts(file)) continue;
    const lines = checkout.read(file).split("\n");
    const linked = lines.map((line, at) => {
      const changed = line.replace(
        /(["(])(\/[\w/-]+(?:#[\w-]+)?)(?=[")])/g,
        (whole, mark: string, target: string) =>
          Object.hasOwn(targets, target) ? `${mark}${targets[target]}` : whole,
      );
      if (changed !== line) places.push(`${file}:${at + 1}`);
      return changed;
    });
    checkout.change(file, () => linked.join("\n"));
  }
  return places;
}

/**
 * Every mention of a page by its id or its path, as `file:line`, apart from a redirect of its
 * address.
 */
export function mentionsOf(checkout: Checkout, id: string, path: string): string[] {
  const mention = new RegExp(`["'(]${path}(?:#[\\w-]+)?["')]|"${id}"|\\bpaths\\.${id}\\b`);
  return sourcesOf(checkout).flatMap((file) =>
    checkout
      .read(file)
      .split("\n")
      .flatMap((line, at) =>
        mention.test(line) && !line.startsWith(`  "${path}": "`) ? [`${file}:${at + 1}`] : [],
      ),
  );
}

/** @throws {UsageError} if an address is to lead to itself, or to something that is not a page */
export function refuseRedirect(checkout: Checkout, from: string, to: string | undefined): void {
  const facts = sourcesOf(checkout).filter(isFacts);
  const isPage = facts.some((file) => checkout.read(file).includes(`path: "${to}"`));
  if (to === undefined || (isPage && to !== from)) return;
  throw new UsageError(`“${to}” is not the path of a page that stays.`);
}

/** Redirects a removed address, or leaves it without a page. The redirects to it follow. */
export function redirectFrom(checkout: Checkout, from: string, to: string | undefined): void {
  const old = new RegExp(`^ {2}"[^"]+":\\s+"${from}",\\n`, "gm");
  checkout.change(redirects, (text) => {
    if (to === undefined) return text.replace(old, "");
    const moved = text.replace(old, (line) => line.replace(`"${from}"`, quoted(to)));
    return addEntry(moved, "redirects", `  ${quoted(from)}: ${quoted(to)},`);
  });
}
