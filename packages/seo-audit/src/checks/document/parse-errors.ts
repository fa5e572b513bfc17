import { count, quote } from "../../format.ts";
import { defineCheck, error, good, warning } from "../check.ts";

/** What the codes of the HTML standard mean for the reader of a report. */
const meanings: Readonly<Record<string, string>> = {
  "duplicate-attribute": "an attribute occurs twice, and the second is ignored",
  "eof-in-comment": "a comment is never closed",
  "eof-in-tag": "the page ends within a tag",
  "nested-comment": "a comment begins within another and ends with it",
  "unexpected-character-in-attribute-name": "a quotation mark or “<” is where a tag should go on",
  "unexpected-question-mark-instead-of-tag-name":
    "code of the server, such as <?php, is in the page",
};

export const parseErrors = defineCheck({
  id: "parse-errors",
  group: "document",
  title: "Readable markup",
  weight: 8,
  why: "A parser reads on after an error, but differently from what was meant: text, links or tags are lost without a trace.",
  fix: "Close the tag, quotation mark or comment at the first place listed.",
  run({ parseErrors: errors, swallowed }) {
    if (swallowed) {
      const what = swallowed.tag === "!--" ? "The comment" : `The <${swallowed.tag}>`;
      const line = swallowed.at ? ` that begins on line ${swallowed.at.startLine}` : "";
      return error(
        `${what}${line} is not closed, so what follows is part of it and not of the page.`,
        [swallowed],
      );
    }
    const [first] = errors;
    if (!first) return good("The parser lost nothing.");
    const lines = `on line ${first.at?.startLine ?? 1} ${meanings[first.code] ?? quote(first.code)}`;
    return warning(`${count(errors.length, "parse error")}: ${lines}.`, errors);
  },
});
