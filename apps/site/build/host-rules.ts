import { redirects as retired } from "@kolam/content/paths";
import type { SiteConfig } from "../config/site-config.ts";
import { contentSecurityPolicy } from "./security-policy.ts";

/** A response header by name. */
export type Headers = Readonly<Record<string, string>>;

/** A redirect of one path. All of ours are permanent. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What a host must do besides serving the files of `dist`. */
export interface HostRules {
  /** Headers of every response, errors included. */
  readonly everywhere: Headers;
  /** Headers of the files whose names contain a hash of their content. */
  readonly hashed: Headers;
  /** Path prefix of those files. */
  readonly hashedPrefix: string;
  /** Headers of everything else. */
  readonly unhashed: Headers;
  readonly redirects: readonly Redirect[];
}

/**
 * The one table of headers and redirects. The local server applies it, and the build writes each
 * host's own file from it.
 * @param pages canonical paths of all pages
 * @param styles the style blocks that are written into pages, whose hashes the policy names
 */
export function hostRules(
  config: SiteConfig,
  pages: readonly string[],
  styles: Iterable<string>,
): HostRules {
  const spellings = pages.flatMap((path) =>
    path === "/"
      ? [{ from: "/index.html", to: "/" }]
      : [
          { from: `${path}.html`, to: path },
          { from: `${path}/`, to: path },
        ],
  );
  return {
    everywhere: {
      "Content-Security-Policy": contentSecurityPolicy(config, styles),
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    },
    hashedPrefix: "/assets/",
    hashed: { "Cache-Control": "public, max-age=31536000, immutable" },
    unhashed: { "Cache-Control": "public, max-age=0, must-revalidate" },
    redirects: [
      ...Object.entries(retired).flatMap(([from, to]) => [
        { from, to },
        { from: `${from}.html`, to },
      ]),
      { from: "/home", to: "/" },
      { from: "/home.html", to: "/" },
      ...spellings,
    ],
  };
}

/** The `_headers` file that Cloudflare and Netlify read. */
export function headersFile(rules: HostRules): string {
  const block = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${[block("/*", rules.everywhere), block(`${rules.hashedPrefix}*`, rules.hashed)].join("\n\n")}\n`;
}

/** The `_redirects` file that Cloudflare and Netlify read. */
export function redirectsFile(rules: HostRules): string {
  return `${rules.redirects.map(({ from, to }) => `${from} ${to} 301`).join("\n")}\n`;
}
