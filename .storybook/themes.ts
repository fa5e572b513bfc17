/** The looks every story is reviewed and tested in. */
export const storyThemes = ["light", "dark", "contrast"] as const;

/** A look of {@link storyThemes}; `contrast` is the high-contrast light theme. */
export type StoryTheme = (typeof storyThemes)[number];

/** The attributes of the root element that show a page in a look. */
export const themeAttributes: Record<StoryTheme, Readonly<Record<string, string>>> = {
  light: { "data-theme": "light" },
  dark: { "data-theme": "dark" },
  contrast: { "data-theme": "light", "data-contrast": "more" },
};
