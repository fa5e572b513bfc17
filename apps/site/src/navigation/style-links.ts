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

/**
 * The page's styles are already in it. The build's loader looks for a link to a stylesheet before it
 * fetches one, so each built sheet gets a link that is disabled and therefore never fetched.
 */
export function claimStyles(): void {
  const stems = document.querySelector<HTMLStyleElement>("style[data-files]")?.dataset.files;
  for (const stem of stems?.split(" ") ?? []) {
    const path = pathOfStem(stem);
    if (loading.has(path)) continue;
    loading.set(path, Promise.resolve());
    const link = styleLink(path);
    link.setAttribute("disabled", "");
    document.head.append(link);
  }
}

/**
 * Fetches a stylesheet of another page, once. It comes after the late part of this page's own styles,
 * which ends the body: to move that one instead would lay out the whole page anew.
 * @throws when it cannot be had
 */
export function addStyles(path: string): Promise<void> {
  const known = loading.get(path);
  if (known) return known;
  if (isHere(path)) return Promise.resolve();
  const promise = new Promise<void>((resolve, reject) => {
    const link = styleLink(path);
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      loading.delete(path);
      link.remove();
      reject(new Error(`Unable to preload CSS for ${path}`));
    });
    document.body.append(link);
  });
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
