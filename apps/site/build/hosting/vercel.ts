import { HostLimitError } from "./host-limit-error.ts";
import type { HostRules } from "./host-rules.ts";

/** The number of redirects that a `vercel.json` may hold by its published schema. */
const redirectLimit = 2048;

/** A pattern in the syntax of path-to-regexp, which Vercel uses. */
function source(pattern: string): string {
  return pattern.replace(/[.()[\]{}+?!:]/g, "\\$&").replace("*", "(.*)");
}

/**
 * The `vercel.json` of the built site. It does not use `cleanUrls` and `trailingSlash`, which would turn
 * `//example.org/x.html` into a redirect to another site; every path is written out instead.
 * @throws HostLimitError for more redirects than Vercel reads
 */
export function vercelConfig(rules: HostRules): string {
  if (rules.redirects.length > redirectLimit) {
    throw new HostLimitError(
      `There are ${rules.redirects.length} redirects; Vercel reads ${redirectLimit}. Drop the .html spellings of the oldest articles.`,
    );
  }
  const settings = {
    headers: rules.headers.map(({ pattern, headers }) => ({
      source: source(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({
        key,
        // Later rules replace the first one, so it can hold the headers of the not-found page.
        value: (pattern === "/*" && rules.notFoundHeaders[key]) || value,
      })),
    })),
    redirects: rules.redirects.map(({ from, to }) => ({
      source: source(from),
      destination: to,
      statusCode: 301,
    })),
    rewrites: rules.pages
      .filter((path) => path !== "/")
      .map((path) => ({ source: source(path), destination: `${path}.html` })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
