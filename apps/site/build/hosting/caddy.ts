import type { Headers, HostRules } from "./host-rules.ts";

const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

const headerLines = (headers: Headers, indent: string) =>
  Object.entries(headers).map(([name, value]) => `${indent}${name} ${quoted(value)}`);

/** A table by which Caddy looks up a path; it compares whole paths, so nothing leads off the site. */
const map = (name: string, entries: readonly (readonly [string, string])[]) => [
  `  map {path} {${name}} {`,
  ...entries.map(([from, to]) => `    ${from} ${to}`),
  '    default ""',
  "  }",
];

/**
 * An include for a site block of Caddy whose root is the folder of the built site: headers, redirects,
 * the not-found page, and the compressed files that lie beside the plain ones.
 */
export function caddyInclude(rules: HostRules): string {
  const page = (path: string) => [path, path === "/" ? "/index.html" : `${path}.html`] as const;
  return `${[
    "# Written by the build. Import it in a site block whose root is the folder of the built site.",
    "route {",
    ...map(
      "kolam_moved",
      rules.redirects.map(({ from, to }) => [from, to]),
    ),
    ...map("kolam_page", rules.pages.map(page)),
    "  map {query} {kolam_query} {",
    `    ~.+ "?\${0}"`,
    '    default ""',
    "  }",
    // What an earlier block says, a later one replaces.
    ...rules.headers.flatMap(({ pattern, headers: { Vary: vary, ...headers } }) => [
      `  header ${pattern === "/*" ? "*" : pattern} {`,
      ...headerLines(headers, "    "),
      "  }",
      // Caddy says this by itself on compressed files, so it is set once the answer is written.
      ...(vary
        ? [
            `  header ${pattern === "/*" ? "*" : pattern} {`,
            `    Vary ${quoted(vary)}`,
            "    defer",
            "  }",
          ]
        : []),
    ]),
    "  header -Server",
    "  # Names that a file system refuses.",
    "  @kolam_malformed path_regexp \\x00|[^/]{256}|.{1000}",
    "  error @kolam_malformed 404",
    "  @kolam_refused not method GET HEAD",
    '  header @kolam_refused Allow "GET, HEAD"',
    '  respond @kolam_refused "Only GET and HEAD." 405',
    '  @kolam_moved expression {kolam_moved} != ""',
    "  redir @kolam_moved {kolam_moved}{kolam_query} 301",
    '  @kolam_page expression {kolam_page} != ""',
    "  rewrite @kolam_page {kolam_page}",
    "  file_server {",
    "    precompressed br gzip",
    "    disable_canonical_uris",
    "  }",
    "}",
    "handle_errors {",
    "  header {",
    ...headerLines(rules.notFoundHeaders, "    "),
    "  }",
    "  header -Server",
    `  rewrite * ${rules.notFound}`,
    "  file_server {",
    "    precompressed br gzip",
    "  }",
    "}",
  ].join("\n")}\n`;
}
