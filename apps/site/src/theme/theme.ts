/** The themes a visitor can choose. Without a choice the page follows the system. */
export type Theme = "light" | "dark";

const storageKey = "kolam:theme";

/** The visitor's choice, or `undefined` when the page follows the system. */
export function savedTheme(): Theme | undefined {
  try {
    const saved = localStorage.getItem(storageKey);
    return saved === "light" || saved === "dark" ? saved : undefined;
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

/** Shows the page in a theme, or as the system has it. */
export function applyTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** What the system prefers. */
export function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** The other theme. Choosing what the system has anyway means following it again. */
export function otherTheme(): Theme | undefined {
  const system = systemTheme();
  const next: Theme = (savedTheme() ?? system) === "dark" ? "light" : "dark";
  return next === system ? undefined : next;
}
