/** One element of the document's head, as data. */
export type HeadTag =
  | { readonly tag: "title"; readonly text: string }
  | { readonly tag: "meta" | "link"; readonly attributes: Readonly<Record<string, string>> }
  | { readonly tag: "json-ld"; readonly data: object };

/** `<meta name="…" content="…">` */
export function namedMeta(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { name, content } };
}

/** `<meta property="…" content="…">`, as Open Graph has it. */
export function propertyMeta(property: string, content: string): HeadTag {
  return { tag: "meta", attributes: { property, content } };
}

/** `<link …>` */
export function linkTag(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: "link", attributes };
}

/**
 * Marks the head elements that only a full page load brings, such as social cards and structured
 * data. They are removed when another page opens, since they describe the first one.
 */
export const firstPageMarker = "data-first-page";
