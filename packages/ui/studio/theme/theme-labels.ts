import type { ColorTheme } from "../../src/tokens/tokens.generated.ts";

/** The four themes by name. */
export const themeLabels: Readonly<Record<ColorTheme, string>> = {
  light: "Light",
  dark: "Dark",
  "light-contrast": "Light high-contrast",
  "dark-contrast": "Dark high-contrast",
};

export const themeNames = Object.keys(themeLabels) as ColorTheme[];
