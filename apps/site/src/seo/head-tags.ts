/** One element of the document's head, as data: the prerender writes it, navigation replaces it. */
export type HeadTag =
  | { readonly tag: "title"; readonly text: string }
  | { readonly tag: "meta" | "link"; readonly attributes: Readonly<Record<string, string>> }
  | { readonly tag: "json-ld"; readonly data: object };

/** JSON that is safe inside a script element: no content can close it or open a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** The attribute by which a page's own head elements are found again when the next page comes. */
export const headMarker = "data-page";
