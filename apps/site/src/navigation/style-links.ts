import { pathOfStem } from "../style-files.ts";

const loading = new Map<string, Promise<void>>();

function styleLink(href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return link;
}

function isHere(path: string): boolean {
  return document.querySelector(`link[rel="stylesheet"][href="${path}"]`) !== null;
}

/** Claims the styles that the document came with. */
export function claimStyles(): void {
  const stems = document.querySelector<HTMLStyleElement>("style[data-files]")?.dataset.files;
  for (const stem of stems?.split(" ") ?? []) {
    const path = pathOfStem(stem);
    if (loading.has(path)) continue;
    loading.set(path, Promise.resolve());
    claim(path);
  }
}

/**
 * Keeps the build's loader from fetching a stylesheet: it looks for a link to it first, and one that is
 * disabled is never fetched.
 */
function claim(path: string): void {
  const link = styleLink(path);
  link.setAttribute("disabled", "");
  document.head.append(link);
}

let turn: Promise<unknown> = Promise.resolve();

/** Begins in a task of its own: to ask for a file takes a slow phone 20 ms, and a page has several. */
async function fetchText(path: string): Promise<string> {
  turn = turn.then(() => new Promise((resolve) => setTimeout(resolve)));
  await turn;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

/** Adds a stylesheet that has been fetched after all that are there. */
async function add(path: string, css: string): Promise<void> {
  // Safari before 16.4 makes no sheet of a text; it has the file by now.
  if (!("replace" in CSSStyleSheet.prototype)) {
    document.body.append(styleLink(path));
    return;
  }
  const sheet = await new CSSStyleSheet().replace(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  claim(path);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Fetches a stylesheet of another page, once. Sheets apply in the order in which they are asked for and
 * after those that the document came with: one that comes before another that is there already makes the
 * browser lay out every text anew, 40 ms at a quarter of the speed.
 * @throws when it cannot be had
 */
export function addStyles(path: string): Promise<void> {
  const known = loading.get(path);
  if (known) return known;
  if (isHere(path)) return Promise.resolve();
  const before = last;
  const promise = fetchText(path).then(
    (css) => before.then(() => add(path, css)),
    () => {
      loading.delete(path);
      throw new Error(`Unable to preload CSS for ${path}`);
    },
  );
  last = promise.catch(() => {});
  loading.set(path, promise);
  return promise;
}

/** Puts the stylesheets that the build's loader adds to the head where {@link addStyles} puts its own. */
export function orderStyles(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLLinkElement && node.rel === "stylesheet" && !node.disabled) {
          document.body.append(node);
        }
      }
    }
  }).observe(document.head, { childList: true });
}
