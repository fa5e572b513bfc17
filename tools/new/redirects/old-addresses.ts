import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { UsageError } from "../names.ts";

/** An address of an old site, and where that site sent its visitors, if it said so. */
export interface OldAddress {
  readonly path: string;
  readonly target?: string | undefined;
}

/** The text of a file, unpacked and without a byte order mark. */
export function textOf(bytes: Buffer): string {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isPacked ? gunzipSync(bytes) : bytes).toString("utf8").replace(/^\uFEFF/, "");
}

/**
 * WordPress finds its pages by these too. Hosts see only the path, which is that of another page.
 */
const findsByQuery = /[?&](?:p|page_id|attachment_id|cat|m|author)=/;

/** The path of an address as browsers send it; `undefined` if it is none. */
function pathOf(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed === "") return undefined;
  const { pathname, search } = new URL(
    URL.canParse(trimmed, "http://old") ? trimmed : "",
    "http://old",
  );
  const path = pathname.replace(/%[\da-f]{2}/g, (code) => code.toUpperCase());
  return findsByQuery.test(search) ? path + search : path;
}

/** The values of an element that may be repeated in a parsed file. */
const all = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const child = (node: unknown, name: string): unknown[] =>
  typeof node === "object" && node !== null ? all((node as Record<string, unknown>)[name]) : [];

/** The text of an element, which is an object if it has attributes. */
const textIn = (node: unknown): string =>
  typeof node === "object" && node !== null
    ? String((node as Record<string, unknown>)["#text"] ?? "")
    : String(node ?? "");

/**
 * The addresses in a sitemap, a feed or an export of WordPress.
 * @throws {UsageError} for a list of sitemaps, another kind of file, or one with a mistake
 */
function addressesInXml(text: string): string[] {
  const validity = XMLValidator.validate(text);
  if (validity !== true)
    throw new UsageError(`Line ${validity.err.line} is not XML: ${validity.err.msg}`);
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    parseTagValue: false,
    htmlEntities: true,
  });
  const file: unknown = parser.parse(text);
  if (child(file, "sitemapindex").length > 0)
    throw new UsageError("This sitemap lists other sitemaps. Save those, and name their files.");
  const pages = child(child(file, "urlset")[0], "url");
  const [channel] = child(child(file, "rss")[0], "channel");
  const items = [...child(channel, "item"), ...child(child(file, "RDF")[0], "item")];
  const entries = child(child(file, "feed")[0], "entry");
  if (pages.length + items.length + entries.length === 0)
    throw new UsageError("This is neither a sitemap nor a feed: it lists no pages.");
  return [
    ...pages.flatMap((page) => child(page, "loc")).map(textIn),
    ...items.flatMap((item) => child(item, "link")).map(textIn),
    ...entries
      .flatMap((entry) => child(entry, "link"))
      .filter((link) => [undefined, "alternate"].includes(textAt(link, "@_rel")))
      .map((link) => textAt(link, "@_href") ?? ""),
  ];
}

const textAt = (node: unknown, name: string): string | undefined => {
  const [value] = child(node, name);
  return value === undefined ? undefined : String(value);
};

/** The column names that plugins use. */
const sources = /^(?:(?:source|old|from|request|origin)(?:[ _-]?(?:url|uri|path))?|url|path)$/i;
const targets =
  /^(?:target|destination|new|to|redirect(?:[ _-]?to)?|action[ _-]?data)(?:[ _-]?(?:url|uri|path))?$/i;

const isAddress = (cell = ""): boolean => /^\s*(?:\/|https?:\/\/)/.test(cell);

const cellsOf = (text: string, delimiter: string): string[][] => {
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    const { message, lines } = error as Error & { lines?: number };
    throw new UsageError(`Line ${lines ?? 1} of the table cannot be read: ${message}`);
  }
};

/** The addresses and targets of a table; `undefined` if the text is a list of addresses. */
function addressesInTable(text: string): OldAddress[] | undefined {
  const [first = ""] = text.split("\n");
  for (const delimiter of [",", ";", "\t"]) {
    if (!first.includes(delimiter)) continue;
    const [head = []] = cellsOf(first, delimiter);
    const names = head.map((name) => name.trim());
    const source = names.findIndex((name) => sources.test(name));
    const target = names.findIndex((name) => targets.test(name));
    const hasHead = source >= 0 && target >= 0;
    if (!hasHead && !(isAddress(head[0]) && isAddress(head[1]))) continue;
    const [from, to] = hasHead ? [source, target] : [0, 1];
    return cellsOf(text, delimiter)
      .slice(hasHead ? 1 : 0)
      .flatMap((row) => {
        const path = pathOf(row[from] ?? "");
        return path === undefined ? [] : [{ path, target: pathOf(row[to] ?? "") }];
      });
  }
  return undefined;
}

/**
 * The addresses in a sitemap, a feed, the table of a plugin that redirects, or a list with one on
 * each line.
 * @throws {UsageError} if the file is none of these, with the line
 */
export function addressesIn(text: string): OldAddress[] {
  const listed = text.trimStart().startsWith("<")
    ? addressesInXml(text.trimStart())
    : addressesInTable(text);
  return (listed ?? text.split("\n")).flatMap((line) => {
    if (typeof line !== "string") return [line];
    const path = pathOf(line);
    return path === undefined ? [] : [{ path }];
  });
}
