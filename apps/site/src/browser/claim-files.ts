/**
 * Tells Vite's loader that the page's styles and code are there: it looks for a link to a file
 * before it fetches one. A stylesheet's link must say what it is. Disabled, it is not fetched, but
 * only if a script adds it: Chromium's preload scanner would. A link to code says nothing, because
 * `modulepreload` takes a slow phone 4 ms for each.
 */
export function claimFiles(): void {
  const script = document.querySelector<HTMLElement>("script[data-styles]");
  const filesIn = (list: string | undefined) => list?.split(" ").filter(Boolean) ?? [];
  const claim = (href: string, rel = "") => {
    const link = document.createElement("link");
    link.setAttribute("disabled", "");
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  };
  for (const href of filesIn(script?.dataset.styles)) claim(href, "stylesheet");
  for (const href of filesIn(script?.dataset.code)) claim(href);
}
