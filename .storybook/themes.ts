/**
 * The themes that every story is reviewed and tested in; `contrast` is the light one with high
 * contrast.
 */
export const storyThemes = ["light", "dark", "contrast"] as const;

/** A theme of {@link storyThemes}. */
export type StoryTheme = (typeof storyThemes)[number];

/** The themes of the toolbar by title. */
export const toolbarThemes = {
  light: "Light",
  dark: "Dark",
  contrast: "High contrast",
  "dark-contrast": "Dark, high contrast",
} as const satisfies Record<StoryTheme | "dark-contrast", string>;

/** A theme of {@link toolbarThemes}. */
export type ToolbarTheme = keyof typeof toolbarThemes;

/** The attributes of the root element that put a page in a theme. */
export const themeAttributes: Record<ToolbarTheme, Readonly<Record<string, string>>> = {
  light: { "data-theme": "light" },
  dark: { "data-theme": "dark" },
  contrast: { "data-theme": "light", "data-contrast": "more" },
  "dark-contrast": { "data-theme": "dark", "data-contrast": "more" },
};

/** Puts the page in a theme, whichever it had before. */
export function showTheme(theme: ToolbarTheme): void {
  const root = document.documentElement;
  const names = Object.values(themeAttributes).flatMap((attributes) => Object.keys(attributes));
  for (const name of names) root.removeAttribute(name);
  for (const [name, value] of Object.entries(themeAttributes[theme]))
    root.setAttribute(name, value);
}
