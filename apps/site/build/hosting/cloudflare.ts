import { company } from "@site/facts/company";
import { type HeaderRule, type HostRules, matches } from "./host-rules.ts";

/**
 * Cloudflare ignores, without an error, a rule beyond these and a longer line. The build's table of
 * sizes has them.
 */
export const cloudflareLimits = { headerRules: 100, headerLine: 2000 } as const;

/**
 * The default of both hosts, left out of the file: a host that joins the values of two rules would
 * send it in addition to a file's own.
 */
const caching = "public, max-age=0, must-revalidate";

/** Headers that an earlier rule sets for the same paths; they must be dropped first. */
function replaced(rule: HeaderRule, earlier: readonly HeaderRule[]): string[] {
  const set = new Set(
    earlier
      .filter(({ pattern }) => matches(pattern, rule.pattern.replace("*", "")))
      .flatMap(({ headers }) => Object.keys(headers)),
  );
  return Object.keys(rule.headers).filter((name) => set.has(name));
}

/**
 * The rules, with a placeholder for the folders of the other languages, which have the same files:
 * so the number of languages hardly matters either.
 */
function forAllLanguages({ base, headers, notFound }: HostRules): HeaderRule[] {
  const folders = notFound.slice(1).map(({ below }) => below);
  const written = new Map<string, HeaderRule>();
  for (const rule of headers) {
    const folder = folders.find((below) => rule.pattern.startsWith(below));
    const rest = folder && rule.pattern.slice(folder.length);
    const pattern = rest && rest !== "*" ? `${base}/:language/${rest}` : rule.pattern;
    written.set(pattern + JSON.stringify(rule.headers), { ...rule, pattern });
  }
  return [...written.values()];
}

/**
 * The `_headers` file that Cloudflare and Netlify read. Cloudflare joins the values of all matching
 * rules unless a rule drops a header with `!`; Netlify skips such lines. Netlify does not document
 * whether it joins or replaces (its command line tool replaces), so the file is right either way.
 */
export function headersFile(rules: HostRules): string {
  const written = forAllLanguages(rules).map(({ pattern, headers }) => ({
    pattern,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== caching)),
  }));
  const blocks = written.map((rule, index) =>
    [
      rule.pattern,
      ...replaced(rule, written.slice(0, index)).map((name) => `  ! ${name}`),
      ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}

/**
 * The `_redirects` file that Cloudflare and Netlify read: old addresses, and those that ended in
 * `.html`. Both hosts redirect the other spellings of each page themselves, but Cloudflare for the
 * time being only (307). Every path is written out: a pattern such as `/*.html` would turn
 * `//example.org/x.html` into a redirect to another site.
 */
export function redirectsFile({ redirects, endedInHtml }: HostRules): string {
  const lines = [
    ...endedInHtml.map((path) => ({ from: `${path}.html`, to: path })),
    ...redirects,
  ].map(({ from, to }) => `${from} ${to} 301`);
  return `${lines.join("\n")}\n`;
}

/**
 * The same file with what is gone and what is not found in other languages, for Netlify: Cloudflare
 * does not know those statuses there, and its Worker answers them.
 */
export function netlifyRedirects(rules: HostRules): string {
  const [{ file }, ...inLanguages] = rules.notFound;
  return [
    redirectsFile(rules),
    ...rules.gone.map((path) => `${path} ${file} 410\n`),
    ...inLanguages.map((one) => `${one.below}* ${one.file} 404\n`),
  ].join("");
}

/** Names of the two files that Wrangler needs. */
export const wranglerFiles = { config: "wrangler.json", worker: "not-found-worker.js" } as const;

/** Wrangler's configuration: files are served without running any code. */
export function wranglerConfig(directory: string): string {
  const settings = {
    name: company.name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    compatibility_date: "2026-01-01",
    main: wranglerFiles.worker,
    assets: { directory, html_handling: "auto-trailing-slash" },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/**
 * The Worker that runs when no file matches. Cloudflare applies `_headers` to missing files too:
 * without the Worker, browsers would cache the 404 of a removed file below `/assets/` for a year.
 * @param dist path of the built site, relative to the Worker's file
 */
export function notFoundWorker(rules: HostRules, dist: string): string {
  const pages = rules.notFound.map(({ below, headers }, index) => {
    return `{ below: ${JSON.stringify(below)}, page: page${index}, headers: ${JSON.stringify(headers, null, 2)} },`;
  });
  return `// Written by the build.
${rules.notFound.map(({ file }, index) => `import page${index} from ${JSON.stringify(dist + file)};`).join("\n")}

const pages = [
${pages.join("\n")}
];
const gone = new Set(${JSON.stringify(rules.gone)});
// Cloudflare reads the first 2,000 lines of _redirects.
const moved = new Map(${JSON.stringify(rules.redirects.map(({ from, to }) => [from, to]))});

export default {
  fetch({ method, url }) {
    const { pathname, search } = new URL(url);
    const { page, headers } = pages.findLast(({ below }) => pathname.startsWith(below)) ?? pages[0];
    if (method !== "GET" && method !== "HEAD") {
      return new Response("Only GET and HEAD.\\n", {
        status: 405,
        headers: { ...headers, Allow: "GET, HEAD", "Content-Type": "text/plain; charset=utf-8" },
      });
    }
    const to = moved.get(pathname);
    // Doubled slashes, and dots and slashes at the end, of names that pages have.
    const tidy = pathname.replace(/\\/+/g, "/").replace(/[./]+$/, "") || "/";
    if (to === undefined && !gone.has(pathname) && tidy !== pathname && /^[\\w.~/-]+$/.test(pathname)) {
      return new Response(null, { status: 301, headers: { ...headers, Location: tidy + search } });
    }
    if (to !== undefined) {
      return new Response(null, { status: 301, headers: { ...headers, Location: to + search } });
    }
    return new Response(method === "HEAD" ? null : page, {
      status: gone.has(pathname) ? 410 : 404,
      headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
    });
  },
};
`;
}
