import { headOf, type PageHead } from "../seo/apply-head.ts";
import { pathOfStem } from "../style-files.ts";
import { createFetchCache } from "./fetch-cache.ts";
import { held } from "./layout-parts.ts";
import { addStyles, claimStyles } from "./style-links.ts";

/** What is one page's own in a document. */
export interface PagePart {
  readonly head: PageHead;
  /** What stands in the main part; empty on pages that are mostly a form, which only React renders. */
  readonly main: DocumentFragment;
  /** The entry of the build that wrote the page. */
  readonly entry: string;
  /** Paths of the page's modules besides the entry. */
  readonly code: readonly string[];
}

/** The names under which a part says what else belongs to it. */
export const partNames = { styles: "styles", code: "code" } as const;

function wordsOf(source: Document, name: string): string[] {
  const content = source.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
  return content.split(" ").filter(Boolean);
}

/**
 * Fetches a file with a page's part. The browser's own parser makes the elements of it: structured data
 * is a script element, and a page with Trusted Types lets nobody else fill one.
 */
function fetchDocument(file: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError(`Cannot fetch ${file} (${request.status}).`));
    request.open("GET", file);
    request.responseType = "document";
    // Hosts serve the file as plain text: some would take the ending off an HTML file's address.
    request.overrideMimeType("text/html;charset=utf-8");
    request.onerror = fail;
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else fail();
    };
    request.send();
  });
}

async function fetchPart(file: string): Promise<PagePart> {
  const source = await fetchDocument(file);
  claimStyles();
  const [entry = "", ...code] = wordsOf(source, partNames.code);
  const styles = wordsOf(source, partNames.styles).map((stem) => addStyles(pathOfStem(stem)));
  await Promise.all(styles);
  const main = document.createDocumentFragment();
  main.append(...source.body.childNodes);
  return { head: headOf(source), main, entry, code };
}

/** The parts of pages, by their files. */
export const pageParts = createFetchCache<string, PagePart>(fetchPart);

/** Copies of main parts that were made ahead, the latest last. */
const copies = new Map<string, DocumentFragment>();

/** Copies a main part into the document ahead of its use, if it is there: a third of what showing it takes. */
export function copyAhead(file: string): void {
  const main = pageParts.get(file)?.main;
  if (!main || copies.has(file)) return;
  copies.set(file, document.importNode(main, true));
  // The page one came from and the one that is pointed at.
  for (const [oldest] of [...copies].slice(0, -2)) copies.delete(oldest);
}

/** A copy of a page's main part for showing it, once. */
export function takeMain(file: string, { main }: PagePart): DocumentFragment {
  const copy = copies.get(file) ?? document.importNode(main, true);
  copies.delete(file);
  return copy;
}

/** The entry of the build that wrote the document. */
export function ownEntry(): string {
  const script = document.querySelector<HTMLScriptElement>("script[data-code]");
  return script?.dataset.code?.split(" ")[0] ?? "";
}

/**
 * Keeps the part of the page that the document arrived as. To be called before React changes it; what visitor
 * and boot script have changed is taken back in the copy.
 */
export function keepOwnPart(file: string): void {
  const main = document.createDocumentFragment();
  main.append(...(document.querySelector("main")?.cloneNode(true).childNodes ?? []));
  // A copy of a field has what was typed into it, too.
  for (const form of main.querySelectorAll("form")) form.reset();
  // What waits to be laid out gets its turn in the document only.
  for (const part of main.querySelectorAll(`[${held}]`)) part.removeAttribute(held);
  pageParts.put(file, { head: headOf(document), main, entry: ownEntry(), code: [] });
}
