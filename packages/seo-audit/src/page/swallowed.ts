import type { ParserError } from "parse5";
import type { PageDraft, Place } from "./page-model.ts";

/**
 * The parse errors of the HTML standard after which a browser shows something other than intended.
 */
const CONSEQUENTIAL: ReadonlySet<string> = new Set([
  "duplicate-attribute",
  "eof-in-comment",
  "eof-in-tag",
  "nested-comment",
  "unexpected-character-in-attribute-name",
  "unexpected-question-mark-instead-of-tag-name",
]);

/** More are not counted. */
const MAX_ERRORS = 1_000;
/** Characters on each side of an error that are searched for the tag that it is in. */
const MAX_TAG = 200;

/** Tags that no script or style has by chance. */
export const MARKUP =
  /<(?:a|body|div|footer|h[1-6]|header|img|link|main|meta|p|section|table|ul)\b/i;

/** That of a page in XHTML or of a drawing; a parser takes it for a comment, and nothing is lost. */
const XML_DECLARATION = /^<?\?xml\b/i;

/** Records a parse error that matters; an unclosed comment also as what swallowed the page. */
export function noteParseError(draft: PageDraft, html: string, error: ParserError): void {
  if (!CONSEQUENTIAL.has(error.code) || draft.parseErrors.length >= MAX_ERRORS) return;
  if (XML_DECLARATION.test(html.slice(error.startOffset - 1, error.startOffset + 5))) return;
  const isComment = error.code === "eof-in-comment";
  const at = isComment ? commentPlace(html) : placeAt(error, html);
  draft.parseErrors.push({ code: error.code, at });
  if (isComment && MARKUP.test(html.slice(at.startOffset))) draft.swallowed = { tag: "!--", at };
}

/** The tag with the error, from its beginning. */
function placeAt({ startLine, startCol, startOffset }: ParserError, html: string): Place {
  const from = Math.max(startOffset - MAX_TAG, 0);
  const before = html.slice(from, startOffset + 1);
  const tag = before.lastIndexOf("<");
  // A long tag from where its attribute begins.
  const start = tag === -1 ? before.search(/\s\S*$/) + 1 : tag;
  const end = html.slice(startOffset, startOffset + MAX_TAG).indexOf(">");
  return {
    startLine,
    startCol,
    startOffset: from + start,
    endOffset: startOffset + end + 1,
  };
}

function commentPlace(html: string): Place {
  const startOffset = html.indexOf("<!--", html.lastIndexOf("-->") + 1);
  const startLine = html.slice(0, startOffset).split("\n").length;
  const startCol = startOffset - html.lastIndexOf("\n", startOffset);
  return { startLine, startCol, startOffset, endOffset: html.length };
}
