/** The themes a visitor can choose, in the order in which the head names their colours. */
export const themes = ["light", "dark"] as const;

/** One of {@link themes}. Without a choice the page follows the system. */
export type Theme = (typeof themes)[number];

/** When a system has a theme, as a media query. */
export function systemHas(theme: Theme): string {
  return `(prefers-color-scheme: ${theme})`;
}

/** Where the choice is kept in `localStorage`. */
export const storageKey = "kolam:theme";

/** The visitor's choice, or `undefined` when the page follows the system. */
export function savedTheme(): Theme | undefined {
  try {
    const saved = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === saved);
  } catch {
    return undefined;
  }
}

/** Keeps a choice for later visits; storage that is forbidden only means that it is forgotten. */
export function saveTheme(theme: Theme | undefined): void {
  try {
    if (theme) localStorage.setItem(storageKey, theme);
    else localStorage.removeItem(storageKey);
  } catch {
    // See above.
  }
}

/**
 * Shows the page in a theme, or as the system has it. What the browser paints around the page follows:
 * of the two colours in the head the chosen theme's is the one that applies.
 */
export function applyTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  colors.forEach((color, index) => {
    // The head has one for each theme: seo/site-tags.ts.
    const own = themes[index] as Theme;
    color.media = !theme ? systemHas(own) : theme === own ? "all" : "not all";
  });
}

/** What the system prefers. */
export function systemTheme(): Theme {
  return matchMedia(systemHas("dark")).matches ? "dark" : "light";
}

/** The other theme. Choosing what the system has anyway means following it again. */
export function otherTheme(): Theme | undefined {
  const system = systemTheme();
  const next: Theme = (savedTheme() ?? system) === "dark" ? "light" : "dark";
  return next === system ? undefined : next;
}
