/**
 * Tells Vite's loader that the styles in the page are there: it looks for a link to a stylesheet
 * before it fetches one. A disabled stylesheet is not fetched, but only if a script adds it:
 * Chromium's preload scanner would.
 */
export function claimStyles(): void {
  const script = document.querySelector<HTMLElement>("script[data-styles]");
  for (const href of script?.dataset.styles?.split(" ").filter(Boolean) ?? []) {
    const link = document.createElement("link");
    link.setAttribute("disabled", "");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
}
