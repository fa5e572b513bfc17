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
  const [{ file, headers: unknown }, ...inLanguages] = rules.notFound;
  // Later rules replace the first ones, so those can hold the headers of what is not found.
  const written = rules.headers.flatMap(({ pattern, headers }) =>
    pattern === "/*"
      ? [
          { pattern, headers: { ...headers, ...unknown } },
          ...inLanguages.map(({ below, headers: own }) => ({ pattern: `${below}*`, headers: own })),
        ]
      : [{ pattern, headers }],
  );
  const settings = {
    headers: written.map(({ pattern, headers }) => ({
      source: source(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
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
        destination: file,
        statusCode: 410,
      })),
      ...inLanguages.map((one) => ({
        source: source(`${one.below}*`),
        destination: one.file,
        statusCode: 404,
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
