/**
 * Tells Vite's loader that the page's styles and code are there. Before it fetches a file it looks
 * for a link to it. A link to a stylesheet must say that it is one, and a disabled one is not fetched, but
 * only if a script adds it: Chromium's preload scanner would. Links to code say nothing: with
 * `modulepreload` each takes a slow phone 4 ms.
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
