import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRules } from "../../apps/site/build/hosting/host-files.ts";
import type { Headers, HostRules } from "../../apps/site/build/hosting/host-rules.ts";
import { site } from "../../apps/site/hosts/engines/engine.ts";
import { samplesOf } from "../../apps/site/hosts/samples.ts";
import { readRules } from "../../apps/site/server/site-server.ts";

const samples = samplesOf(join(site, "dist"));
const old = 'data-build="0ldbuild"';

/** A deploy of the built site in which something can go wrong. */
class Deploy {
  readonly folder = mkdtempSync(join(tmpdir(), "kolam-live-"));
  rules: HostRules = readRules();

  constructor() {
    for (const name of ["dist", "build-out/served", "build-out/hosts"]) {
      cpSync(join(site, name), join(this.folder, name), { recursive: true });
    }
  }

  #files(path: string) {
    return ["dist", "build-out/served"].map((folder) => join(this.folder, folder, path));
  }

  remove(path: string) {
    for (const file of this.#files(path)) {
      for (const ending of ["", ".br", ".gz"]) rmSync(file + ending, { force: true });
    }
  }

  /** Compressed copies would still have the old text. */
  change(path: string, change: (text: string) => string) {
    const [first = ""] = this.#files(path);
    const text = change(readFileSync(first, "utf8"));
    this.remove(path);
    for (const file of this.#files(path)) writeFileSync(file, text);
  }

  headers(pattern: string, change: (headers: Headers) => Headers) {
    const headers = this.rules.headers.map((rule) =>
      rule.pattern === pattern ? { pattern, headers: change(rule.headers) } : rule,
    );
    this.rules = { ...this.rules, headers };
  }

  /** Leads an address elsewhere, or nowhere any more. */
  redirect(from: string, to?: string) {
    const others = this.rules.redirects.filter((redirect) => redirect.from !== from);
    this.rules = { ...this.rules, redirects: [...others, ...(to ? [{ from, to }] : [])] };
  }
}

/** What goes wrong, where and in which words `pnpm live` tells it, and how it is made. */
type Fault = readonly [name: string, where: string, what: RegExp, make: (deploy: Deploy) => void];

const put = (header: string, value: string) => (headers: Headers) => ({
  ...headers,
  [header]: value,
});
const closed = "User-agent: *\nDisallow: /\n";

/** Each on a place of its own, so that one deploy can have them all. */
export const faults: readonly Fault[] = [
  ["a page is missing", "/about", /answers 404/, (deploy) => deploy.remove("about.html")],
  [
    "a page is of the last version",
    "/contact",
    /build 0ldbuild.*half finished/,
    (deploy) => deploy.change("contact.html", (html) => html.replace(/data-build="[^"]+"/, old)),
  ],
  [
    "a page ends half way",
    "/terms",
    /byte for byte/,
    (deploy) => deploy.change("terms.html", (html) => html.slice(0, -9_000)),
  ],
  [
    "an asset is missing",
    samples.font,
    /answers 404/,
    (deploy) => deploy.remove(samples.font.slice(1)),
  ],
  ["a redirect is missing", "/home", /redirects to .*404/, (deploy) => deploy.redirect("/home")],
  [
    "a redirect leads elsewhere",
    "/index",
    /redirects to .*sitemap/,
    (deploy) => deploy.redirect("/index", "/sitemap"),
  ],
  ["unknown addresses lead home", "/nothing", /301/, (deploy) => deploy.redirect("/nothing", "/")],
  [
    "a page may be framed by others",
    "/services",
    /X-Frame-Options/,
    (deploy) => deploy.headers("/services", put("X-Frame-Options", "SAMEORIGIN")),
  ],
  [
    "a policy blocks what is on its page",
    "/portfolio",
    /Content-Security-Policy/,
    (deploy) => deploy.headers("/portfolio", put("Content-Security-Policy", "default-src 'none'")),
  ],
  [
    "assets are not kept by browsers",
    samples.script,
    /Cache-Control/,
    (deploy) => deploy.headers("/assets/*", put("Cache-Control", "no-store")),
  ],
  [
    "a file has the wrong type",
    "/site.webmanifest",
    /Content-Type/,
    (deploy) => deploy.headers("/site.webmanifest", put("Content-Type", "text/plain")),
  ],
  [
    "a header keeps search engines out",
    "/quote",
    /kept out/,
    (deploy) => deploy.headers("/quote", put("X-Robots-Tag", "noindex")),
  ],
  [
    "robots.txt keeps crawlers out",
    "/robots.txt",
    /keeps crawlers out/,
    (deploy) => deploy.change("robots.txt", () => closed),
  ],
  [
    "the first page has lost its title",
    "/",
    /title/i,
    (deploy) => deploy.change("index.html", (html) => html.replace(/<title>.*?<\/title>/, "")),
  ],
];

/** A deploy of the built site, with all faults or with none. @returns its folder */
export function deployed(wrong: readonly Fault[]): string {
  const deploy = new Deploy();
  for (const [, , , make] of wrong) make(deploy);
  writeRules(deploy.rules, join(deploy.folder, "dist"), join(deploy.folder, "build-out"));
  return deploy.folder;
}
