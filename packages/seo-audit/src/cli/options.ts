import { parseArgs } from "node:util";

export const help = `Usage: seo-audit <file, folder or -> [options]

Audits the HTML of one file, of all .html files in a folder, or of standard input (-).
Nothing is fetched, and no script in a page runs.

Options:
  --url <address>    Address of the page, when there is only one. The checks of canonical,
                     hreflang and internal links compare with it.
  --origin <origin>  Origin of the site, such as https://example.com. Each file's address
                     is the origin and its path in the folder.
  --noindex <path>   A page that should stay out of search results, such as 404.html.
                     May be repeated.
  --local            Allow addresses on localhost and private networks.
  --all              Print every check, not only the faults.
  --json             Print the full reports as JSON.
  --help             Print this text.

Exit status:
  0  no faults
  1  faults were found
  2  wrong usage, or input that cannot be audited
`;

/** What to audit, and how to print it. */
export interface CliOptions {
  /** A file, a folder, or `-` for standard input. */
  readonly input: string;
  readonly url: string | undefined;
  readonly origin: string | undefined;
  readonly noindex: ReadonlySet<string>;
  readonly local: boolean;
  readonly all: boolean;
  readonly json: boolean;
}

/** Wrong usage, or input that cannot be read. The message is meant for the user. */
export class CliError extends Error {
  override readonly name = "CliError";
}

/**
 * Parses the arguments; `null` when help is wanted.
 * @throws {CliError}
 */
export function parseOptions(args: readonly string[]): CliOptions | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [input, ...others] = positionals;
  if (input === undefined) throw usage("Name a file, a folder, or - for standard input.");
  if (others.length > 0) throw usage("Name one file or folder only.");
  if (values.url !== undefined && values.origin !== undefined) {
    throw usage("Use either --url or --origin.");
  }
  if (input === "-" && values.origin !== undefined) {
    throw usage("Standard input has no path. Use --url instead of --origin.");
  }
  const url = values.url === undefined ? undefined : webAddress("--url", values.url);
  const site = values.origin === undefined ? undefined : webAddress("--origin", values.origin);
  if (site && (site.pathname !== "/" || site.search !== "" || site.hash !== "")) {
    throw usage("--origin takes an origin without a path, such as https://example.com.");
  }
  return {
    input,
    url: url?.href,
    origin: site?.origin,
    noindex: new Set(values.noindex),
    local: values.local,
    all: values.all,
    json: values.json,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: "string" },
        origin: { type: "string" },
        noindex: { type: "string", multiple: true, default: [] },
        local: { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (cause) {
    throw usage(cause instanceof Error ? cause.message : String(cause));
  }
}

function webAddress(option: string, value: string): URL {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address;
  throw usage(`${option} takes a full address, such as https://example.com/, not “${value}”.`);
}

function usage(message: string): CliError {
  return new CliError(`${message}\nSee seo-audit --help.`);
}
