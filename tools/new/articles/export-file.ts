import { XMLParser, XMLValidator } from "fast-xml-parser";
import { UsageError } from "../names.ts";

/** A text in the export, and the line of the file on which it begins. */
export interface Placed {
  readonly text: string;
  readonly line: number;
}

/** A category or a tag of an entry. */
export interface Term {
  readonly kind: string;
  readonly name: string;
}

/** An entry of the export: a post, a page, a file that was uploaded, or a plugin's own kind. */
export interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly title: string;
  /** The line of the file on which it begins. */
  readonly line: number;
  readonly link: string;
  /** The last part of its address, as WordPress keeps it: other scripts percent-encoded. */
  readonly slug: string;
  readonly date: string;
  readonly modified: string;
  readonly author: string;
  readonly parent: string;
  readonly hasPassword: boolean;
  readonly content: Placed;
  readonly excerpt: string;
  readonly terms: readonly Term[];
  /** Metadata from plugins and WordPress; the first value of each name. */
  readonly meta: ReadonlyMap<string, string>;
  /** The addresses that it had before, by their last parts. */
  readonly oldSlugs: readonly string[];
  /** Of a file that was uploaded. */
  readonly fileUrl: string;
}

/** An export of WordPress. */
export interface WordPressExport {
  /** The addresses at which the site was. */
  readonly homes: readonly string[];
  /** The language of the site, as a BCP 47 tag. */
  readonly language: string;
  /** The names of authors, by their logins. */
  readonly authors: ReadonlyMap<string, string>;
  readonly entries: readonly Entry[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const all = (node: unknown, name: string): readonly Node[] => {
  const value = isNode(node) ? node[name] : undefined;
  return [value].flat().filter(isNode);
};

const textIn = (node: unknown, name: string): string => String(all(node, name)[0]?.["#text"] ?? "");

/** The number of the line that a place of a text is on, from a sorted list of where lines begin. */
function lineFinder(text: string): (place: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (place) => {
    let low = 0;
    let high = starts.length;
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** The day of a date as WordPress writes it; empty for a draft that has none yet. */
const dayOf = (date: string): string => /^(?!0000)\d{4}-\d\d-\d\d/.exec(date.trim())?.[0] ?? "";

/**
 * Reads an export of WordPress (WXR).
 * @throws {UsageError} if the file is none, or is damaged, with the line
 */
export function readExport(text: string): WordPressExport {
  const validity = XMLValidator.validate(text);
  if (validity !== true)
    throw new UsageError(`Line ${validity.err.line} is not XML: ${validity.err.msg}`);
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
    alwaysCreateTextNode: true,
    captureMetaData: true,
    htmlEntities: true,
  });
  const [channel] = all(all(parser.parse(text), "rss")[0], "channel");
  if (!channel || textIn(channel, "wp:wxr_version") === "") {
    throw new UsageError(
      "This is no export of WordPress. Make one there with Tools → Export → All content.",
    );
  }
  // The nodes are typed by their names, which are strings; only the parser adds a symbol.
  const place = XMLParser.getMetaDataSymbol() as unknown as string;
  const lineAt = lineFinder(text);
  const lineOf = (node: Node | undefined) => {
    const found = node?.[place];
    return lineAt(isNode(found) ? Number(found.startIndex ?? 0) : 0);
  };
  const entryOf = (item: Node): Entry => {
    const get = (name: string) => textIn(item, name).trim();
    const [content] = all(item, "content:encoded");
    const metas = all(item, "wp:postmeta").map((one) => ({
      key: textIn(one, "wp:meta_key").trim(),
      value: textIn(one, "wp:meta_value"),
    }));
    return {
      id: get("wp:post_id"),
      kind: get("wp:post_type") || "post",
      status: get("wp:status") || "publish",
      title: get("title"),
      line: lineOf(item),
      link: get("link"),
      slug: get("wp:post_name"),
      date: dayOf(get("wp:post_date")),
      modified: dayOf(get("wp:post_modified")),
      author: get("dc:creator"),
      parent: get("wp:post_parent"),
      hasPassword: get("wp:post_password") !== "",
      content: { text: textIn(item, "content:encoded"), line: lineOf(content) },
      excerpt: get("excerpt:encoded"),
      terms: all(item, "category").map((term) => ({
        kind: String(term["@_domain"] ?? ""),
        name: String(term["#text"] ?? "").trim(),
      })),
      meta: new Map(metas.toReversed().map(({ key, value }) => [key, value])),
      oldSlugs: metas.filter(({ key }) => key === "_wp_old_slug").map(({ value }) => value.trim()),
      fileUrl: get("wp:attachment_url"),
    };
  };
  return {
    homes: ["link", "wp:base_site_url", "wp:base_blog_url"].map((name) =>
      textIn(channel, name).trim(),
    ),
    language: textIn(channel, "language").trim(),
    authors: new Map(
      all(channel, "wp:author").map((author) => [
        textIn(author, "wp:author_login").trim(),
        textIn(author, "wp:author_display_name").trim(),
      ]),
    ),
    entries: all(channel, "item").map(entryOf),
  };
}
