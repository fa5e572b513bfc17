import type { HostRules } from "./host-rules.ts";

/** A pattern in the syntax of path-to-regexp, which Vercel uses. */
function source(pattern: string): string {
  return pattern.replace(/[.()[\]{}+?!:]/g, "\\$&").replace("*", "(.*)");
}

/**
 * The `vercel.json` of the built site. It does not use `cleanUrls` and `trailingSlash`, which would turn
 * `//example.org/x.html` into a redirect to another site; every path is written out instead.
 */
export function vercelConfig(rules: HostRules): string {
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
    rewrites: [
      ...rules.pages
        .filter((path) => !path.endsWith("/"))
        .map((path) => ({ source: source(path), destination: `${path}.html` })),
      ...rules.gone.map((path) => ({
        source: source(path),
        destination: rules.notFound,
        statusCode: 410,
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
