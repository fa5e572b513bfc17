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

/** Shows the page in a look, whatever look it had. */
export function showTheme(theme: StoryTheme): void {
  const root = document.documentElement;
  const names = Object.values(themeAttributes).flatMap((attributes) => Object.keys(attributes));
  for (const name of names) root.removeAttribute(name);
  for (const [name, value] of Object.entries(themeAttributes[theme]))
    root.setAttribute(name, value);
}
