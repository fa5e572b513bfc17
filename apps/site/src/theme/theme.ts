/** The themes that a visitor can choose, in the order of the head's theme-color elements. */
export const themes = ["light", "dark"] as const;

/** One of {@link themes}. Without a choice the page follows the system. */
export type Theme = (typeof themes)[number];

/** The media query for a system that prefers a theme. */
export function prefers(theme: Theme): string {
  return `(prefers-color-scheme: ${theme})`;
}

/** The key of the choice in `localStorage`. */
export const storageKey = "site:theme";

/** The visitor's choice, or `undefined` when the page follows the system. */
export function savedTheme(): Theme | undefined {
  try {
    const saved = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === saved);
  } catch {
    return undefined;
  }
}

/** Saves a choice for later visits. Without access to storage it is lost. */
export function saveTheme(theme: Theme | undefined): void {
  try {
    if (theme) localStorage.setItem(storageKey, theme);
    else localStorage.removeItem(storageKey);
  } catch {
    // The browser denies access to storage.
  }
}

/**
 * Shows the page in a theme; without one it follows the system. Also sets the colour of the browser's own
 * interface: of the two theme-color elements in the head only the chosen theme's applies.
 */
export function applyTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  colors.forEach((color, index) => {
    // One for each theme: see seo/head/site-tags.ts.
    const colorTheme = themes[index] as Theme;
    color.media = !theme ? prefers(colorTheme) : theme === colorTheme ? "all" : "not all";
  });
}

/** The theme that the system prefers. */
function systemTheme(): Theme {
  return matchMedia(prefers("dark")).matches ? "dark" : "light";
}

/** The theme that is not shown, or `undefined` if that is the system's: then the page follows the system again. */
export function otherTheme(): Theme | undefined {
  const system = systemTheme();
  // Not the saved choice: where storage is refused there is none.
  const shown = document.documentElement.dataset.theme ?? system;
  const next: Theme = shown === "dark" ? "light" : "dark";
  return next === system ? undefined : next;
}
