import { parse } from "parse5";
import type { Addresses } from "./addresses.ts";
import { aligned } from "./align.ts";
import { ByValue } from "./by-value.ts";
import { readMarks, type Span, withoutMarks } from "./marks.ts";
import { plain, saying, says, unread } from "./plain.ts";

/** A text that a visitor sees, hears or finds: of an element, or an attribute of one. */
export interface SeenText {
  readonly text: string;
  /** The name of the attribute. */
  readonly attribute?: string;
}

/** A text of a page, and what of it comes from where. Without spans its place is not known. */
export interface PlacedText extends SeenText {
  readonly spans: readonly Span[];
}

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

const isDescription = ({ nodeName, attrs = [] }: Node) =>
  nodeName === "meta" &&
  attrs.some(({ name, value }) => name === "name" && value === "description");

/** The texts of a document, in its order. */
export function textsOf(html: string): readonly SeenText[] {
  const texts: SeenText[] = [];
  const visit = (node: Node) => {
    if (unread.test(node.nodeName)) return;
    if (node.nodeName === "#text" && says(withoutMarks(node.value ?? ""))) {
      texts.push({ text: node.value ?? "" });
    }
    for (const { name, value } of node.attrs ?? []) {
      const isSaid = saying.includes(name) || (name === "content" && isDescription(node));
      if (isSaid && says(withoutMarks(value))) texts.push({ text: value, attribute: name });
    }
    for (const child of node.childNodes ?? []) visit(child);
  };
  visit(parse(html) as Node);
  return texts;
}

/** The first letters of a text's first two words. */
const initials = (text: string) =>
  plain(text)
    .split(" ")
    .slice(0, 2)
    .map((word) => word[0])
    .join("");

/**
 * Says where the texts of a page come from.
 * @param seen the page as it is
 * @param marked the same page, rendered with marks
 */
export function placedTexts(
  seen: readonly SeenText[],
  marked: readonly SeenText[],
  addresses: Addresses,
): readonly PlacedText[] {
  const key = ({ text, attribute = "" }: SeenText) => `${attribute} ${plain(text)}`;
  const partners = aligned(seen.map(key), marked.map(key));
  const found = seen.map((_, index): readonly Span[] => {
    const partner = marked[partners[index] ?? -1];
    return partner ? readMarks(partner.text).spans : [];
  });
  const byValue = new ByValue(addresses.all());
  /** Where the nearest texts come from whose places are known. */
  const near = (index: number) => {
    const before = found.slice(0, index).findLast(({ length }) => length > 0);
    const after = found.slice(index + 1).find(({ length }) => length > 0);
    return [before, after].flatMap((spans) => addresses.at(spans?.[0]?.id ?? -1) ?? []);
  };
  return seen.map((each, index) => {
    const spans = found[index] ?? [];
    if (spans.length > 0) return { ...each, spans };
    const neighbours = near(index);
    const said = plain(each.text);
    const only =
      byValue.find(
        each.text,
        neighbours.map(({ file }) => file),
      ) ??
      // A part of a text that is shown in several, such as a line of a drawing, or its initials.
      neighbours.find(({ value }) => said.length > 1 && plain(value).includes(said)) ??
      neighbours.find(({ value }) => initials(value) === said);
    return { ...each, spans: only ? [{ id: only.id, start: 0, end: each.text.length }] : [] };
  });
}
