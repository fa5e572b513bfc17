import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRules } from "../../apps/site/build/hosting/host-files.ts";
import type { Headers, HostRules } from "../../apps/site/build/hosting/host-rules.ts";
import { site } from "../../apps/site/hosts/engines/engine.ts";
import { samplesOf } from "../../apps/site/hosts/samples.ts";
import { readRules } from "../../apps/site/server/site-server.ts";

const samples = samplesOf(join(site, "dist"));
const old = "data-build=\"0ldbuild\"";

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
    if (!headers.some((rule) => rule.pattern === pattern)) {
      headers.push({ pattern, headers: change({}) });
    }
    this.rules = { ...this.rules, headers };
  }
}

/** A fault of a deploy, and how `pnpm live` tells it. */
interface Fault {
  readonly name: string;
  readonly make: (deploy: Deploy) => void;
  readonly where: string;
  readonly what: RegExp;
}

/** Each on a place of its own, so that one deploy can have them all. */
export const faults: readonly Fault[] = [
  {
    name: "a page is missing",
    make: (deploy) => deploy.remove("about.html"),
    where: "/about",
    what: /answers 404/,
  },
  {
    name: "a page is of the last version",
    make: (deploy) =>
      deploy.change("contact.html", (html) => html.replace(/data-build="[^"]+"/, old)),
    where: "/contact",
    what: /build 0ldbuild.*half finished/,
  },
  {
    name: "a page ends half way",
    make: (deploy) => deploy.change("terms.html", (html) => html.slice(0, 9_000)),
    where: "/terms",
    what: /byte for byte/,
  },
  {
    name: "an asset is missing",
    make: (deploy) => deploy.remove(samples.font.slice(1)),
    where: samples.font,
    what: /answers 404/,
  },
  {
    name: "a redirect is missing",
    make: (deploy) => {
      const redirects = deploy.rules.redirects.filter(({ from }) => from !== "/home");
      deploy.rules = { ...deploy.rules, redirects };
    },
    where: "/home",
    what: /redirects to .*404/,
  },
  {
    name: "a redirect leads elsewhere",
    make: (deploy) => {
      const redirects = deploy.rules.redirects.map((each) =>
        each.from === "/index" ? { ...each, to: "/sitemap" } : each,
      );
      deploy.rules = { ...deploy.rules, redirects };
    },
    where: "/index",
    what: /redirects to/,
  },
  {
    name: "unknown addresses lead home",
    make: (deploy) => {
      const redirects = [...deploy.rules.redirects, { from: "/nothing", to: "/" }];
      deploy.rules = { ...deploy.rules, redirects };
    },
    where: "/nothing",
    what: /301 !== 404|404/,
  },
  {
    name: "a header that protects is missing",
    make: (deploy) =>
      deploy.headers("/*", ({ "X-Frame-Options": _, ...headers }) => headers),
    where: "/services",
    what: /X-Frame-Options/,
  },
  {
    name: "a page has a policy that blocks its styles",
    make: (deploy) =>
      deploy.headers("/portfolio", (headers) => ({
        ...headers,
        "Content-Security-Policy": "default-src 'none'",
      })),
    where: "/portfolio",
    what: /Content-Security-Policy|inline block/,
  },
  {
    name: "assets are not kept by browsers",
    make: (deploy) => deploy.headers("/assets/*", () => ({ "Cache-Control": "no-store" })),
    where: samples.script,
    what: /Cache-Control/,
  },
  {
    name: "a file has the wrong type",
    make: (deploy) =>
      deploy.headers("/site.webmanifest", (headers) => ({
        ...headers,
        "Content-Type": "text/plain",
      })),
    where: "/site.webmanifest",
    what: /Content-Type/,
  },
  {
    name: "a header keeps search engines out",
    make: (deploy) =>
      deploy.headers("/quote", (headers) => ({ ...headers, "X-Robots-Tag": "noindex" })),
    where: "/quote",
    what: /kept out/,
  },
  {
    name: "robots.txt keeps crawlers out",
    make: (deploy) => deploy.change("robots.txt", () => "User-agent: *\nDisallow: /\n"),
    where: "/robots.txt",
    what: /keeps crawlers out/,
  },
  {
    name: "the first page has lost its heading and its title",
    make: (deploy) =>
      deploy.change("index.html", (html) =>
        html.replace(/<title>.*?<\/title>/, "").replace(/<h1[\s\S]*?<\/h1>/, ""),
      ),
    where: "/",
    what: /[Tt]itle/,
  },
];

/** A deploy of the built site, with all faults or with none. @returns its folder */
export function deployed(wrong: readonly Fault[]): string {
  const deploy = new Deploy();
  for (const { make } of wrong) make(deploy);
  writeRules(deploy.rules, join(deploy.folder, "dist"), join(deploy.folder, "build-out"));
  return deploy.folder;
}
