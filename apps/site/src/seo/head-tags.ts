/** One element of the document's head, as data. */
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

/**
 * Marks the head elements that only a full page load has, such as social cards and structured data.
 * They go when another page opens, since they describe the first one.
 */
export const firstPageMarker = "data-first-page";
