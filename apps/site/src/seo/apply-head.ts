import { headMarker } from "./head-tags.ts";

/** The part of a document's head that is one page's own. */
export interface PageHead {
  readonly title: string;
  readonly elements: readonly Element[];
}

/** The page's own part of a document's head. */
export function headOf(source: Document): PageHead {
  return {
    title: source.title,
    elements: [...source.head.querySelectorAll(`[${headMarker}]`)],
  };
}

/** Makes the document's head that of another page: everything the last page put there goes. */
export function applyHead({ title, elements }: PageHead): void {
  for (const old of headOf(document).elements) old.remove();
  document.title = title;
  document.head.append(...elements);
}
