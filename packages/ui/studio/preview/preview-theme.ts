import type { ColorTheme } from "../../src/tokens/tokens.ts";

/** The four themes by name. */
export const themeLabels: Readonly<Record<ColorTheme, string>> = {
  light: "Light",
  dark: "Dark",
  "light-contrast": "Light high-contrast",
  "dark-contrast": "Dark high-contrast",
};

export const themeNames = Object.keys(themeLabels) as ColorTheme[];

/** Puts a page in a theme, whichever it had before. */
export function showTheme(page: Document, theme: ColorTheme): void {
  const root = page.documentElement;
  root.dataset.theme = theme.startsWith("dark") ? "dark" : "light";
  if (theme.endsWith("contrast")) root.dataset.contrast = "more";
  else delete root.dataset.contrast;
}
