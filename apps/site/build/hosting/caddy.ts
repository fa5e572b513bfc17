import { endingPattern, type Headers, type HostRules, isEnding } from "./host-rules.ts";

const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

const headerLines = (headers: Headers, indent: string) =>
  Object.entries(headers).map(([name, value]) => `${indent}${name} ${quoted(value)}`);

/** A lookup table by path. It compares whole paths, so no redirect can lead off the site. */
const map = (name: string, entries: readonly (readonly [string, string])[]) => [
  `  map {path} {${name}} {`,
  ...entries.map(([from, to]) => `    ${from} ${to}`),
  '    default ""',
  "  }",
];

/** What a rule's headers are for. In the middle of a path Caddy's own `*` stops at a slash. */
function matcher(pattern: string, index: number): string {
  if (isEnding(pattern)) return `@site_ending_${index}`;
  return pattern === "/*" ? "*" : pattern;
}

const ending = (pattern: string, index: number): string[] =>
  isEnding(pattern) ? [`  ${matcher(pattern, index)} path_regexp ${endingPattern(pattern)}`] : [];

/**
 * An include for a Caddy site block whose root is the folder of the built site: headers, redirects,
 * the not-found page, and the compressed files beside the plain ones.
 */
export function caddyInclude(rules: HostRules): string {
  return `${[
    "# Written by the build. Import it in a site block whose root is the folder of the built site.",
    "route {",
    ...map(
      "site_moved",
      rules.redirects.map(({ from, to }) => [decodeURI(from), to]),
    ),
    ...map(
      "site_gone",
      rules.gone.map((path) => [decodeURI(path), "410"]),
    ),
    "  map {query} {site_query} {",
    `    ~.+ "?\${0}"`,
    '    default ""',
    "  }",
    // A later block replaces the headers of an earlier one.
    ...rules.headers.flatMap(({ pattern, headers: { Vary: vary, ...headers } }, index) => [
      ...ending(pattern, index),
      `  header ${matcher(pattern, index)} {`,
      ...headerLines(headers, "    "),
      "  }",
      // Caddy adds its own `Vary` to compressed files, so ours is set when the answer is written.
      ...(vary
        ? [`  header ${matcher(pattern, index)} {`, `    Vary ${quoted(vary)}`, "    defer", "  }"]
        : []),
    ]),
    "  header -Server",
    "  # Names that no file can have.",
    "  @site_malformed path_regexp \\x00|[^/]{256}|.{1000}",
    "  error @site_malformed 404",
    "  @site_refused not method GET HEAD",
    '  header @site_refused Allow "GET, HEAD"',
    '  respond @site_refused "Only GET and HEAD." 405',
    '  @site_moved expression {site_moved} != ""',
    "  redir @site_moved {site_moved}{site_query} 301",
    '  @site_gone expression {site_gone} != ""',
    "  error @site_gone 410",
    // Of names that pages have: what is written otherwise could be anything.
    "  @site_doubled vars_regexp site_doubled {http.request.uri.path} ^((?:/[\\w.~-]+)*)//+([\\w.~/-]*)$",
    "  redir @site_doubled {re.site_doubled.1}/{re.site_doubled.2}{site_query} 301",
    '  @site_odd expression {path}.contains("//")',
    "  error @site_odd 404",
    "  @site_spelling path_regexp site_spelling ^((?:/[\\w.~-]+)*?/[\\w.~-]*[\\w~-])(?:\\.html|[./])+$",
    "  route @site_spelling {",
    "    @site_spelled file {re.site_spelling.1}.html",
    "    redir @site_spelled {re.site_spelling.1}{site_query} 301",
    "  }",
    "  @site_page file {path}.html",
    "  rewrite @site_page {path}.html",
    "  file_server {",
    "    precompressed br gzip",
    "    disable_canonical_uris",
    "  }",
    "}",
    "handle_errors {",
    "  header -Server",
    ...rules.notFound.flatMap(({ below, file, headers }, index) => [
      index === 0 ? "  handle {" : `  handle ${below}* {`,
      "    header {",
      ...headerLines(headers, "      "),
      "    }",
      `    rewrite * ${file}`,
      "    file_server {",
      "      precompressed br gzip",
      "    }",
      "  }",
    ]),
    "}",
  ].join("\n")}\n`;
}
