import { attribute, hasAttribute, placeOf, tokens, trimmed } from "./attributes.ts";
import { linkAttributes } from "./elements.ts";
import type { Element } from "./parse-page.ts";

/** A `meta` element. Names are in lower case, and empty when they are not given. */
export const metaOf = (element: Element, inHead: boolean) => ({
  name: trimmed(element, "name").toLowerCase(),
  /** Only social cards use it. */
  property: trimmed(element, "property").toLowerCase(),
  httpEquiv: trimmed(element, "http-equiv").toLowerCase(),
  charset: attribute(element, "charset"),
  content: trimmed(element, "content"),
  inHead,
  at: placeOf(element),
});

/** Attributes with which a link is about one version of a page, so that it names no canonical one. */
const NARROWING = ["hreflang", "lang", "media", "type"];

/** A `link` element. */
export const linkOf = (element: Element, inHead: boolean) => ({
  rels: tokens(element, "rel"),
  href: trimmed(element, "href"),
  hreflang: attribute(element, "hreflang"),
  type: trimmed(element, "type").toLowerCase(),
  /** Those of its attributes for which Google leaves out a canonical link. */
  narrowing: NARROWING.filter((name) => hasAttribute(element, name)),
  inHead,
  at: placeOf(element),
});

/** A link. Its label may still have to be read from the elements that it names. */
export function anchorOf(element: Element, text: string, language: string, hidden: boolean) {
  return {
    /** As written, trimmed; `undefined` when the attribute is missing. */
    href: attribute(element, "href")?.trim(),
    /**
     * The text inside it with the alternative texts of pictures, else the labels and titles of what
     * is inside.
     */
    text,
    /**
     * What `aria-labelledby`, else `aria-label` says; assistive technology reads it instead of the
     * text.
     */
    label: trimmed(element, "aria-label"),
    title: trimmed(element, "title"),
    labelledBy: trimmed(element, "aria-labelledby").split(/\s+/).filter(Boolean),
    /** Those of `labelledBy` that no element has as its id. */
    lostLabels: [] as readonly string[],
    /** The primary language subtag of the nearest `lang`; empty when there is none. */
    language,
    rels: tokens(element, "rel"),
    role: trimmed(element, "role"),
    id: trimmed(element, "id"),
    name: trimmed(element, "name"),
    hasClick: hasAttribute(element, "onclick"),
    /** Whether it has an attribute that requires `href`, such as `target`. */
    wantsAddress: linkAttributes.some((name) => hasAttribute(element, name)),
    hidden,
    at: placeOf(element),
  };
}
