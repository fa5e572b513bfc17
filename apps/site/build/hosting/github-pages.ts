/**
 * `node apps/site/build/hosting/github-pages.ts`, after a build: writes the built site as GitHub Pages needs it into
 * `build-out/hosts/github-pages`. Pages has neither redirects nor headers of our own, so each address that would
 * redirect has a copy of the page, whose canonical link names the right one, and each page has its policy in it.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileOf } from "../prerender/page-file.ts";
import { hostFiles } from "./host-files.ts";
import { type HostRules, headersOf } from "./host-rules.ts";

/** What browsers take from a policy in a header only. */
const inHeadersOnly = /; frame-ancestors [^;]*/;

function withPolicy(html: string, policy = ""): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(inHeadersOnly, "")}">`;
  return html.replace('<meta charset="utf-8">', `$&${meta}`);
}

/** The file that Pages shows at an address: `/about/` has a folder of its own, `/about.html` is a file's name. */
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
  const pages = new Map(
    rules.pages.map((path) => {
      const policy = headersOf(rules, path)["Content-Security-Policy"];
      return [path, withPolicy(read(path), policy)] as const;
    }),
  );
  for (const [path, html] of pages) write(path, html);
  for (const { file, headers } of rules.notFound)
    write(file, withPolicy(read(file), headers["Content-Security-Policy"]));
  for (const { from, to } of rules.redirects) {
    const html = pages.get(to);
    // Pages itself adds the slash to the folder of the site.
    if (html && from !== rules.base) write(decodeURI(from), html);
  }
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "../..");
  const folder = resolve(root, "build-out/hosts/github-pages");
  const rules = JSON.parse(readFileSync(resolve(root, "build-out/host-rules.json"), "utf8"));
  writeGitHubPages(rules, resolve(root, "dist"), folder);
  console.log(folder);
}
