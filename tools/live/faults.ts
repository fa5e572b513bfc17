import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRules } from "@kolam/site/build/hosting/host-files";
import type { HostRules } from "@kolam/site/build/hosting/host-rules";
import { site } from "@kolam/site/hosts/engines/engine";
import { samplesOf } from "@kolam/site/hosts/samples";
import { readRules } from "@kolam/site/server/site-server";

const samples = samplesOf(join(site, "dist"));

/** A deploy of the built site, and the rules that are written into it. */
interface Deploy {
  readonly folder: string;
  rules: HostRules;
}

type Make = (deploy: Deploy) => void;

const filesOf = ({ folder }: Deploy, path: string) =>
  ["dist", "build-out/served"].map((part) => join(folder, part, path));

const removed =
  (path: string): Make =>
  (deploy) => {
    for (const file of filesOf(deploy, path)) {
      for (const ending of ["", ".br", ".gz"]) rmSync(file + ending, { force: true });
    }
  };

/** Compressed copies would still have the old text. */
const changed =
  (path: string, from: RegExp, to = ""): Make =>
  (deploy) => {
    const [first = "", ...copies] = filesOf(deploy, path);
    const text = readFileSync(first, "utf8").replace(from, to);
    removed(path)(deploy);
    for (const file of [first, ...copies]) writeFileSync(file, text);
  };

/** In the rule of the same pattern, if there is one: Cloudflare takes only the last of several. */
const header =
  (pattern: string, name: string, value: string): Make =>
  (deploy) => {
    const others = deploy.rules.headers.filter((rule) => rule.pattern !== pattern);
    const same = deploy.rules.headers.find((rule) => rule.pattern === pattern);
    const rule = { pattern, headers: { ...same?.headers, [name]: value } };
    deploy.rules = { ...deploy.rules, headers: [...others, rule] };
  };

/** Redirects an address elsewhere, or removes it. */
const redirected =
  (from: string, to?: string): Make =>
  (deploy) => {
    const others = deploy.rules.redirects.filter((redirect) => redirect.from !== from);
    deploy.rules = { ...deploy.rules, redirects: [...others, ...(to ? [{ from, to }] : [])] };
  };

/** A fault: where and how `pnpm live` reports it, and how it is made. */
type Fault = readonly [name: string, where: string, what: RegExp, make: Make];

/** Each in a different place, so that one deployment can have them all. */
export const faults: readonly Fault[] = [
  ["a page is missing", "/about", /answers 404/, removed("about.html")],
  [
    "a page is of the last version",
    "/contact",
    /build 0ldbuild.*half finished/,
    changed("contact.html", /data-build="[^"]+"/, 'data-build="0ldbuild"'),
  ],
  ["a page ends half way", "/terms", /byte for byte/, changed("terms.html", /[\s\S]{9000}$/)],
  ["an asset is missing", samples.font, /answers 404/, removed(samples.font.slice(1))],
  ["a redirect is missing", "/home", /redirects to .*404/, redirected("/home")],
  [
    "a redirect leads elsewhere",
    "/index",
    /redirects to .*sitemap/,
    redirected("/index", "/sitemap"),
  ],
  ["unknown addresses lead home", "/nothing", /301/, redirected("/nothing", "/")],
  [
    "a page may be framed by others",
    "/services",
    /X-Frame-Options/,
    header("/services", "X-Frame-Options", "SAMEORIGIN"),
  ],
  [
    "a policy blocks what is on its page",
    "/portfolio",
    /Content-Security-Policy/,
    header("/portfolio", "Content-Security-Policy", "default-src 'none'"),
  ],
  [
    "assets are not kept by browsers",
    samples.script,
    /Cache-Control/,
    header("/assets/*", "Cache-Control", "no-store"),
  ],
  [
    "a file has the wrong type",
    "/site.webmanifest",
    /Content-Type/,
    header("/site.webmanifest", "Content-Type", "text/plain"),
  ],
  [
    "a header keeps search engines out",
    "/quote",
    /kept out/,
    header("/quote", "X-Robots-Tag", "noindex"),
  ],
  [
    "robots.txt keeps crawlers out",
    "/robots.txt",
    /keeps crawlers out/,
    changed("robots.txt", /^[\s\S]*$/, "User-agent: *\nDisallow: /\n"),
  ],
  [
    "the first page has lost its title",
    "/",
    /title/i,
    changed("index.html", /<title>.*?<\/title>/),
  ],
];

/** A deploy of the built site, with all faults or with none. @returns its folder */
export function deployed(wrong: readonly Fault[]): string {
  const folder = mkdtempSync(join(tmpdir(), "kolam-live-"));
  for (const name of ["dist", "build-out/served", "build-out/hosts"]) {
    cpSync(join(site, name), join(folder, name), { recursive: true });
  }
  const deploy: Deploy = { folder, rules: readRules() };
  for (const [, , , make] of wrong) make(deploy);
  writeRules(deploy.rules, join(folder, "dist"), join(folder, "build-out"));
  return folder;
}
