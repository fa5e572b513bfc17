import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { encodingOf } from "../input/declared-encoding.ts";
import { isAddress } from "./address.ts";
import { failures, readConfig } from "./config.ts";

export const help = `Usage: seo-audit <address, file, folder or -> [options]
       seo-audit --sitemap <address> [options]

Audits the HTML of a page at an address, of the pages in a sitemap, of one file, of all .html
files in a folder, or of standard input (-). Nothing but the pages, the sitemap and robots.txt is
fetched, and no script in a page runs.

Options:
  --sitemap <address>  Audit the pages of a sitemap, two at a time, with a pause.
  --max <number>       Audit at most so many of them (500).
  --url <address>      Address of the page, when there is only one.
  --origin <address>   Address of the folder, such as https://example.com or
                       https://example.com/project. Without it, that of the home page's
                       canonical link is taken.
  --charset <name>     Encoding in the Content-Type header, which a pipe or a file loses.
  --noindex <path>     A page that should stay out of search results. May be repeated.
  --local              Allow addresses on localhost and private networks.
  --config <file>      Settings; seo-audit.config.json in this folder is taken by itself.
  --baseline <file>    Tell only what this file does not have. It is written if it is missing.
  --update-baseline    Rewrite it.
  --fail-on <what>     error, warning (the default) or never: from what on the status is 1.
  --format <name>      text (the default), json, ndjson (a line for each page), github or
                       html (one file).
  --json               The same as --format json.
  --pages              With a folder: print page by page instead of check by check.
  --all                Print every check of every page, not only the faults.
  -h, --help           Print this text.
  --version            Print the version.

Exit status:
  0  no faults
  1  faults were found, or a page could not be audited
  2  wrong usage
  3  the command itself failed
`;

const formats = ["text", "json", "ndjson", "github", "html"] as const;

/** What to audit, and how to print it. */
export type CliOptions = Exclude<Awaited<ReturnType<typeof parseOptions>>, string>;

/** Wrong usage, or input that cannot be read. The message is meant for the user. */
export class CliError extends Error {
  override readonly name = "CliError";
}

/**
 * Parses the arguments and reads the settings; a text to print when only that is wanted.
 * @throws {CliError}
 */
export async function parseOptions(args: readonly string[]) {
  const { values, positionals } = parse(args);
  if (values.help) return help;
  if (values.version) return `${version()}\n`;
  const { sitemap } = values;
  const [input = sitemap, ...others] = positionals;
  if (input === undefined)
    throw usage("Name an address, a file, a folder, or - for standard input.");
  if (sitemap !== undefined && (positionals.length > 0 || !isAddress(sitemap))) {
    throw usage("--sitemap takes an address, and nothing else is audited with it.");
  }
  const max = Number(values.max);
  if (!Number.isInteger(max) || max < 1) throw usage(`--max takes a number, not “${values.max}”.`);
  if (others.length > 0) throw usage("Name one address, file or folder only.");
  if (isAddress(input) && (values.url ?? values.origin ?? values.charset) !== undefined) {
    throw usage(
      "What the server says of a page stands: --url, --origin and --charset are for files.",
    );
  }
  if (values.url !== undefined && values.origin !== undefined) {
    throw usage("Use either --url or --origin.");
  }
  if (input === "-" && values.origin !== undefined) {
    throw usage("Standard input has no path. Use --url instead of --origin.");
  }
  if (values.charset !== undefined && encodingOf(values.charset) === undefined) {
    throw usage(`--charset ${values.charset}: no browser knows this encoding.`);
  }
  if (values["update-baseline"] && values.baseline === undefined) {
    throw usage("--update-baseline needs --baseline <file>.");
  }
  const config = await readConfig(values.config, (message) => new CliError(message));
  const url = values.url === undefined ? undefined : webAddress("--url", values.url);
  const origin = values.origin ?? (values.url === undefined ? config.origin : undefined);
  const site = origin === undefined ? undefined : webAddress("--origin", origin);
  if (site && (site.search !== "" || site.hash !== "")) {
    throw usage("--origin takes an address without a query or fragment.");
  }
  return {
    /** An address, a file, a folder, or `-` for standard input. */
    input,
    /** Whether the input is the address of a sitemap, and how many of its pages are audited. */
    isSitemap: sitemap !== undefined,
    max,
    url: url?.href,
    origin: site?.href.replace(/\/$/, ""),
    charset: values.charset,
    noindex: new Set<string>([...values.noindex, ...config.noindex]),
    local: values.local,
    all: values.all,
    pages: values.pages,
    format: values.json ? "json" : oneOf("--format", formats, values.format),
    failOn: oneOf("--fail-on", failures, values["fail-on"] ?? config.failOn),
    baseline: values.baseline,
    updateBaseline: values["update-baseline"],
    ignore: config.ignore,
    rules: config.rules,
    texts: config.texts,
  };
}

const flag = { type: "boolean", default: false } as const;
const text = { type: "string" } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        sitemap: text,
        max: { type: "string", default: "500" },
        url: text,
        origin: text,
        charset: text,
        noindex: { type: "string", multiple: true, default: [] },
        config: text,
        baseline: text,
        "update-baseline": flag,
        "fail-on": text,
        format: { type: "string", default: "text" },
        local: flag,
        all: flag,
        pages: flag,
        json: flag,
        help: { ...flag, short: "h" },
        version: flag,
      },
    });
  } catch (cause) {
    throw usage(cause instanceof Error ? cause.message : String(cause));
  }
}

function version(): string {
  return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
}

function oneOf<Name extends string>(option: string, names: readonly Name[], value: string): Name {
  const known = names.find((name) => name === value);
  if (known === undefined) throw usage(`${option} takes ${names.join(", ")}, not “${value}”.`);
  return known;
}

function webAddress(option: string, value: string): URL {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address;
  throw usage(`${option} takes a full address, such as https://example.com/, not “${value}”.`);
}

function usage(message: string): CliError {
  return new CliError(`${message}\nSee seo-audit --help.`);
}
