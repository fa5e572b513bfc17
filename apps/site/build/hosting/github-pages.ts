/**
 * `pnpm github-pages`, after a build: writes the built site as GitHub
 * Pages needs it into `build-out/hosts/github-pages`. Pages has neither redirects nor headers of
 * our own, so each address that would redirect has a copy of the page, whose canonical link names
 * the right one.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { folders } from "@kolam/resolve/current";
import { fileOf } from "../prerender/page-file.ts";
import { hostFiles } from "./host-files.ts";
import { type HostRules, otherSpellings } from "./host-rules.ts";

/**
 * The file that Pages shows at an address: `/about/` has a folder of its own, `/about.html` is a
 * file's name.
 */
const fileAt = (path: string) => (path.endsWith(".html") ? path.slice(1) : fileOf(path));

/** Writes the site in `dist` into `folder`, which is to be published. */
export function writeGitHubPages(rules: HostRules, dist: string, folder: string): void {
  const own = (path: string) => path.slice(rules.base.length);
  const write = (path: string, html: string) => {
    const file = join(folder, fileAt(own(path)));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist + rules.base, folder, { recursive: true });
  for (const file of hostFiles) rmSync(join(folder, file), { force: true });
  const read = (path: string) => readFileSync(join(dist, fileAt(path)), "utf8");
  const known = new Set(rules.pages);
  const moved = [
    ...rules.redirects,
    ...rules.pages.flatMap((to) => otherSpellings(to).map((from) => ({ from, to }))),
  ];
  for (const { from, to } of moved) {
    // Pages itself adds the slash to the folder of the site.
    if (known.has(to) && from !== rules.base) write(decodeURI(from), read(to));
  }
}

if (import.meta.main) {
  const folder = resolve(folders.output, "build-out/hosts/github-pages");
  const rules = JSON.parse(
    readFileSync(resolve(folders.output, "build-out/host-rules.json"), "utf8"),
  );
  writeGitHubPages(rules, resolve(folders.output, "dist"), folder);
  console.log(folder);
}
