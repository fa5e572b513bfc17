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

/**
 * Fetches a file with a page's head. The browser's own parser makes the elements of it: structured data
 * is a script element, and a page with Trusted Types lets nobody else fill one.
 */
export function fetchHead(file: string): Promise<PageHead> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${file} cannot be had (${request.status}).`));
    request.open("GET", file);
    request.responseType = "document";
    // Hosts serve the file as plain text: some would take the ending off an HTML file's address.
    request.overrideMimeType("text/html;charset=utf-8");
    request.onerror = fail;
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(headOf(request.responseXML));
      else fail();
    };
    request.send();
  });
}
