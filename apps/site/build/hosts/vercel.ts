import type { HostRules } from "../host-rules.ts";

/** Vercel's patterns are those of path-to-regexp: characters with a meaning are escaped. */
function source(pattern: string): string {
  return pattern.replace(/[.()[\]{}+?!:]/g, "\\$&").replace("*", "(.*)");
}

/**
 * The `vercel.json` of the built site. Vercel's own rules cover `.html` and trailing slashes (with
 * status 308, as permanent as 301); ours add the addresses that moved.
 */
export function vercelConfig(rules: HostRules): string {
  const spelling = new Set(rules.pages.flatMap((path) => [`${path}.html`, `${path}/`]));
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.headers.map(({ pattern, headers }) => ({
      source: source(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: rules.redirects
      .filter(({ from }) => !spelling.has(from))
      .map(({ from, to }) => ({ source: source(from), destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
