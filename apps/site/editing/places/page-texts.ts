import { parse } from "parse5";
import type { Address, Addresses } from "./addresses.ts";
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

/** A text of a page, with the sources of its parts. Without spans its source is unknown. */
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

/** The most pieces that a page makes of one text, such as an address that may be broken. */
const mostPieces = 8;

/** The places of texts that a page has cut into pieces, by the number of each piece. */
function placesOfPieces(
  seen: readonly SeenText[],
  isLost: (index: number) => boolean,
  byValue: ByValue,
): ReadonlyMap<number, Address> {
  const places = new Map<number, Address>();
  for (const first of seen.keys()) {
    for (let last = first + 1; last < Math.min(first + mostPieces, seen.length); last += 1) {
      const pieces = seen.slice(first, last + 1);
      if (!pieces.every(({ attribute }, at) => !attribute && isLost(first + at))) break;
      const address = byValue.find(pieces.map(({ text }) => text).join(""), []);
      if (!address) continue;
      for (const at of pieces.keys()) places.set(first + at, address);
    }
  }
  return places;
}

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
  const known = found.flatMap((spans, index) => {
    const address = addresses.at(spans[0]?.id ?? -1);
    return address ? [{ index, address }] : [];
  });
  /** Where the nearest texts come from whose places are known: some before, some after. */
  const near = (index: number, count: number) => [
    ...known.filter((each) => each.index < index).slice(-count),
    ...known.filter((each) => each.index > index).slice(0, count),
  ];
  const pieces = placesOfPieces(seen, (index) => found[index]?.length === 0, byValue);
  let last: Address | undefined;
  return seen.map((each, index) => {
    const spans = found[index] ?? [];
    const address = addresses.at(spans[0]?.id ?? -1);
    if (address) {
      last = address;
      return { ...each, spans };
    }
    const neighbours = near(index, 1).map((one) => one.address);
    const said = plain(each.text);
    const says = ({ value }: Address) => said.length > 1 && plain(value).includes(said);
    const only =
      byValue.find(
        each.text,
        near(index, 3).map((one) => one.address.file),
      ) ??
      pieces.get(index) ??
      // A part of a text that is shown in several, such as a line of a drawing, or its initials.
      neighbours.find(says) ??
      neighbours.find(({ value }) => initials(value) === said) ??
      // A part of the next text, such as the host of a URL after its title.
      (last && addresses.after(last, 2).find(says));
    if (only) last = only;
    return { ...each, spans: only ? [{ id: only.id, start: 0, end: each.text.length }] : [] };
  });
}
