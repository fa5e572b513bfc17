import type { HostRules } from "./host-rules.ts";

/** A pattern in the syntax of path-to-regexp, which Vercel uses. */
function source(pattern: string): string {
  return pattern.replace(/[.()[\]{}+?!:]/g, "\\$&").replace("*", "(.*)");
}

/**
 * The `vercel.json` of the built site. Vercel reads 1,024 rules of a kind, so pages have patterns.
 * It does not use `cleanUrls` and `trailingSlash`, which would turn `//example.org/x.html` into a
 * redirect to another site.
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
  // The home page of a site in a folder is at the folder itself.
  const homes = rules.pages.filter((path) => path.endsWith("/") && path !== `${rules.base}/`);
  const folders =
    homes.length > 0
      ? `(?!(?:${homes.map((path) => path.slice(rules.base.length + 1, -1)).join("|")})/$)`
      : "";
  // No path that begins with two slashes is one of a page: it would lead off the site.
  const page = (but = "") => `${source(rules.base)}/:page(${but}[\\w~-]+(?:/[\\w~-]+)*)`;
  const to = `${rules.base}/:page`;
  const settings = {
    headers: written.map(({ pattern, headers }) => ({
      source: source(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: [
      ...rules.redirects.map((moved) => ({ source: source(moved.from), destination: moved.to })),
      { source: `${page()}.html`, destination: to },
      { source: `${page(folders)}/`, destination: to },
      { source: `${page()}\\.`, destination: to },
    ].map((redirect) => ({ ...redirect, statusCode: 301 })),
    rewrites: [
      ...rules.gone.map((path) => ({
        source: source(path),
        destination: file,
        statusCode: 410,
      })),
      { source: page(), destination: `${to}.html` },
      ...inLanguages.map((one) => ({
        source: source(`${one.below}*`),
        destination: one.file,
        statusCode: 404,
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
