import type { ColorTheme } from "../../src/tokens/tokens.generated.ts";

/** Puts a page in a theme, whichever it had before. */
export function showTheme(page: Document, theme: ColorTheme): void {
  const root = page.documentElement;
  root.dataset.theme = theme.startsWith("dark") ? "dark" : "light";
  if (theme.endsWith("contrast")) root.dataset.contrast = "more";
  else delete root.dataset.contrast;
}
