import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { relative, resolve } from "node:path";
import { current, languages, others } from "@kolam/content/model/pages/languages";
import { type SiteConfig, sameHost } from "../../config/site-config.ts";
import { caddyInclude } from "./caddy.ts";
import {
  headersFile,
  netlifyRedirects,
  notFoundWorker,
  redirectsFile,
  wranglerConfig,
  wranglerFiles,
} from "./cloudflare.ts";
import { type HostRules, hostRules, withLanguage } from "./host-rules.ts";
import { nginxInclude } from "./nginx.ts";
import { refuseOldAddresses } from "./old-addresses.ts";
import { retired } from "./retired.ts";
import { vercelConfig } from "./vercel.ts";

/** Files in `dist` that only hosts read; no server may serve them. */
export const hostFiles = ["_headers", "_redirects"] as const;

/**
 * Writes the configuration of every host: Cloudflare's and Netlify's files into `dist`, the others
 * into `out/hosts`, and the table itself, for the local server, into `out`. The first language,
 * which is built last, writes those of the others with its own.
 * @param paths canonical paths of all pages; the site's files are in `dist` already, below its
 *   folder
 */
export function writeHostFiles(
  config: SiteConfig,
  paths: readonly string[],
  dist: string,
  out: string,
  ownOut = out,
): HostRules {
  const site = dist + config.base;
  const rules = hostRules(config, paths);
  const isFirst = current === languages[0];
  if (!isFirst && config.dist === "dist") {
    writeFileSync(resolve(ownOut, "host-rules.json"), JSON.stringify(rules));
    return rules;
  }
  if (isFirst) refuseOldAddresses(retired, paths, new Set(globSync("**/*.*", { cwd: site })));
  // Crawlers ask for it at the root of a host only.
  if (config.base) copyFileSync(resolve(site, "robots.txt"), resolve(dist, "robots.txt"));
  const all = (isFirst ? others : [])
    .map(({ tag }) => resolve(out, tag, "host-rules.json"))
    .filter(existsSync)
    .map((file): HostRules => JSON.parse(readFileSync(file, "utf8")))
    .filter(({ siteUrl }) => sameHost(siteUrl, rules.siteUrl))
    .reduce(withLanguage, rules);
  writeRules(all, dist, ownOut);
  return rules;
}

/** Writes a table as the configuration of every host; see {@link writeHostFiles}. */
export function writeRules(rules: HostRules, dist: string, out: string): void {
  const hosts = resolve(out, "hosts");
  mkdirSync(hosts, { recursive: true });
  writeFileSync(resolve(dist, "_headers"), headersFile(rules));
  writeFileSync(resolve(dist, "_redirects"), redirectsFile(rules));
  writeFileSync(resolve(hosts, "_redirects"), netlifyRedirects(rules));
  writeFileSync(resolve(hosts, "vercel.json"), vercelConfig(rules));
  writeFileSync(resolve(hosts, "nginx.conf"), nginxInclude(rules));
  writeFileSync(resolve(hosts, "site.caddy"), caddyInclude(rules));
  writeFileSync(resolve(hosts, wranglerFiles.config), wranglerConfig(relative(hosts, dist)));
  writeFileSync(resolve(hosts, wranglerFiles.worker), notFoundWorker(rules, relative(hosts, dist)));
  writeFileSync(resolve(out, "host-rules.json"), JSON.stringify(rules, null, 2));
}
