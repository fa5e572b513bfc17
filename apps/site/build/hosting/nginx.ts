import { endingPattern, type Headers, type HostRules, headersOf, isEnding } from "./host-rules.ts";

const quoted = (value: string) => `"${value.replace(/[\\"]/g, "\\$&")}"`;

/**
 * In nginx, a location with its own headers drops those of the server, so each repeats all of them.
 */
function headerLines(headers: Headers, indent: string): string[] {
  return Object.entries(headers)
    .filter(([name]) => name !== "Content-Type")
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`);
}

function location(match: string, headers: Headers, file: string, more: readonly string[]): string {
  const type = headers["Content-Type"];
  return [
    `location ${match} {`,
    ...headerLines(headers, "  "),
    ...more,
    ...(type ? ["  types { }", `  default_type ${quoted(type)};`] : []),
    `  try_files ${file} =404;`,
    "}",
  ].join("\n");
}

/**
 * An include for the `server` block of an nginx that serves the built files: headers, redirects,
 * the not-found page, and the compressed files beside the plain ones.
 */
export function nginxInclude(rules: HostRules): string {
  const file = (pattern: string) => {
    if (pattern.endsWith("/")) return `${pattern}index.html`;
    return rules.pages.includes(pattern) ? `${pattern}.html` : "$uri";
  };
  const [unknown, ...inLanguages] = rules.notFound;
  const missing = (path: string) => {
    const index = inLanguages.findIndex(({ below }) => path.startsWith(below));
    return index < 0 ? [] : [`  error_page 404 410 @not-found-${index};`];
  };
  /** Prefixes below which there are pages; the others hold files only. */
  const sites = ["/", ...rules.notFound.map(({ below }) => below)];
  const patterns = [
    ...rules.headers.map(({ pattern }) => pattern),
    ...inLanguages.map(({ below }) => `${below}*`),
    ...rules.pages.filter((path) => path.endsWith("/")),
  ];
  // From specific to general, as for the spellings below.
  const endings = [...new Set(patterns.filter(isEnding))]
    .toReversed()
    .map((pattern) =>
      location(`~ ${endingPattern(pattern)}`, headersOf(rules, pattern), "$uri", missing(pattern)),
    );
  const plain = patterns.filter((pattern) => !isEnding(pattern));
  const blocks = [...new Set(plain)].map((pattern) => {
    const prefix = pattern.endsWith("*") ? pattern.slice(0, -1) : undefined;
    const headers = headersOf(rules, pattern);
    const more = missing(pattern);
    if (prefix === undefined) return location(`= ${pattern}`, headers, file(pattern), more);
    // Without `^~` an address is compared with the other spellings too.
    if (sites.includes(prefix)) return location(prefix, headers, "$uri $uri.html", more);
    return location(`^~ ${prefix}`, headers, "$uri", more);
  });
  // From specific to general: the first that matches is used.
  const spellings = rules.notFound
    .toReversed()
    .map(({ below }) =>
      location(
        `~ ^(?<page>${below.slice(0, -1).replaceAll(".", "\\.")}(?:/[\\w.~-]+)*?/[\\w.~-]*[\\w~-])(?:\\.html|[./])+$`,
        headersOf(rules, below),
        "$uri",
        [
          ...missing(below),
          "  if (-f $document_root$page.html) { return 301 $page$is_args$args; }",
        ],
      ),
    );
  return `${[
    "# Written by the build. Include it in a server block whose root is the folder of the built site.",
    "absolute_redirect off;",
    "merge_slashes off;",
    "server_tokens off;",
    "charset utf-8;",
    "charset_types text/plain text/css text/xml application/javascript image/svg+xml;",
    "gzip_static on;",
    "# With the brotli module: brotli_static on;",
    "if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }",
    "error_page 404 410 @not-found;",
    ...headerLines(unknown.headers, ""),
    `location @not-found { try_files ${unknown.file} =500; }`,
    ...inLanguages.flatMap(({ file, headers }, index) => [
      `location @not-found-${index} {`,
      ...headerLines(headers, "  "),
      `  try_files ${file} =500;`,
      "}",
    ]),
    ...rules.redirects.map(
      ({ from, to }) => `location = ${decodeURI(from)} { return 301 ${to}$is_args$args; }`,
    ),
    ...rules.gone.map((path) => `location = ${decodeURI(path)} { return 410; }`),
    ...blocks,
    // Of names that pages have: what is written otherwise could be anything.
    'location ~ "//" {',
    "  rewrite ^((?:/[\\w.~-]+)*)//+([\\w.~/-]*)$ $1/$2 permanent;",
    "  return 404;",
    "}",
    ...endings,
    ...spellings,
  ].join("\n")}\n`;
}
