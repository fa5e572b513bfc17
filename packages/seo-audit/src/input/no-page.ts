import { en } from "../texts/en.ts";
import type { Texts } from "../texts/texts.ts";
import { htmlElements } from "./html-elements.ts";
import { AuditRefusal } from "./refusal.ts";

/** Tells text that is no page from a page, by its source. */

const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g;
/** What may precede the first element of a document. */
const PROLOG = /\s+|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[^\]]*\]\s*)?>/iy;
const TAG_NAME = /<\/?([a-z][^\s/>]*)/gi;

/** The first elements of sitemaps and feeds, which may have HTML in them. */
const FEEDS: ReadonlySet<string> = new Set([
  "feed",
  "opml",
  "rdf:rdf",
  "rss",
  "sitemapindex",
  "urlset",
]);
/** Elements that a page or a part of one is made of, and other XML has not. */
const MARKUP = /<(?:a|br|div|h[1-6]|img|p|span|table|ul)[\s/>]/i;

const isHtml = (name: string) => htmlElements.has(name) || name.includes("-");

/** The name of the element that a document begins with; `undefined` if it begins with text. */
function rootOf(html: string): string | undefined {
  const prolog = new RegExp(PROLOG);
  let end = 0;
  while (prolog.test(html)) end = prolog.lastIndex;
  return /^<([a-z_][^\s/>]*)/i.exec(html.slice(end, end + 100))?.[1]?.toLowerCase();
}

function isXml(html: string): boolean {
  const root = rootOf(html);
  if (root === undefined) return false;
  if (/^<\?xml\s/.test(html)) return root === "svg" || !isHtml(root);
  return FEEDS.has(root) || !(isHtml(root) || MARKUP.test(html));
}

function isJson(text: string): boolean {
  if (!/^[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function hasHtml(html: string): boolean {
  if (/<!doctype\s+html/i.test(html)) return true;
  for (const [, name = ""] of html.matchAll(TAG_NAME)) {
    if (isHtml(name.toLowerCase())) return true;
  }
  return false;
}

/**
 * Refuses JSON, XML, comments and plain text.
 *
 * @throws {AuditRefusal}
 */
export function refuseOtherText(html: string, texts: Texts["refusals"]): void {
  const source = html.trim();
  if (isJson(source)) throw new AuditRefusal("json", texts.json);
  if (source.startsWith("<!--") && source.replace(COMMENT, "").trim() === "") {
    throw new AuditRefusal("comment", texts.comment);
  }
  if (isXml(source)) throw new AuditRefusal("xml", texts.xml);
  if (!hasHtml(source)) throw new AuditRefusal("not-html", texts["not-html"]);
}

/** What only a whole page has, or its head. */
export const WHOLE_PAGE = /<(?:!doctype|html|head|body|title|meta|link|base|frameset)\b/i;

/** What is there to see without a text. */
const SHOWN =
  /<(?:audio|button|canvas|embed|hr|iframe|img|input|math|meter|object|picture|progress|select|svg|textarea|video)\b/i;
const SILENT = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<[^<>]*>|&nbsp;|&#160;/gi;

/**
 * Refuses a part of a page in which there is nothing to read or to see.
 *
 * @throws {AuditRefusal}
 */
export function refuseEmptyPart(html: string, texts: Texts["refusals"] = en.refusals): void {
  const source = html.replace(COMMENT, "");
  if (WHOLE_PAGE.test(source) || SHOWN.test(source)) return;
  if (source.replace(SILENT, "").trim() === "") {
    throw new AuditRefusal("no-content", texts["no-content"]);
  }
}
