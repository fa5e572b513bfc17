/** The choices; with `system` the page follows the operating system. */
export const themeChoices = ["system", "light", "dark"] as const;

/** One of {@link themeChoices}. */
export type ThemeChoice = (typeof themeChoices)[number];

/** The default key of the choice in `localStorage`. */
export const themeKey = "theme";

/**
 * The script that applies the kept choice before the first paint. Put it into the head as an inline
 * script, since a page whose script comes later flashes in the system's theme.
 */
export function themeScript(storageKey: string = themeKey): string {
  // A "<" in the key must not end the script element.
  const key = JSON.stringify(storageKey).replaceAll("<", "\\u003c");
  return `try{let t=localStorage.getItem(${key});if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;
}

/**
 * The source with which a Content Security Policy allows the {@link themeScript} with the default
 * key.
 */
export const themeScriptHash = "sha256-ixxv/6+DwnFtAWfJcPr3OU/uXXPkiTrpH1xaAgLDwcM=";

const choiceOf = (value: string | null | undefined): ThemeChoice =>
  value === "light" || value === "dark" ? value : "system";

/** The theme that was chosen for the page: the `data-theme` of its root element. */
export function currentTheme(): ThemeChoice {
  return choiceOf(document.documentElement.dataset.theme);
}

/** The choice stored in this browser; `system` if there is none or storage is blocked. */
export function savedTheme(storageKey: string = themeKey): ThemeChoice {
  try {
    return choiceOf(localStorage.getItem(storageKey));
  } catch {
    return "system";
  }
}

/**
 * Shows the page in a theme, and the browser's own interface with it: of the `theme-color` elements
 * whose media query names a colour scheme, only that of the chosen theme applies.
 */
export function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === "system") delete root.dataset.theme;
  else root.dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.media ??= meta.media;
    const asSent = meta.dataset.media;
    const [scheme] = /light|dark/.exec(asSent) ?? [];
    if (!scheme) continue;
    meta.media = choice === "system" ? asSent : choice === scheme ? "all" : "not all";
  }
}

/**
 * Applies a choice and stores it. If storage is blocked, it lasts until the next full page load.
 */
export function chooseTheme(choice: ThemeChoice, storageKey: string = themeKey): void {
  applyTheme(choice);
  try {
    if (choice === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // The browser blocks access to storage.
  }
}

/**
 * Applies what is chosen in another tab, even while this page was in the back/forward cache.
 * @returns a function that ends it
 */
export function followTheme(storageKey: string = themeKey): () => void {
  const follow = (event: StorageEvent | PageTransitionEvent) => {
    // Without a key, all of the storage was cleared.
    const concerns =
      "persisted" in event ? event.persisted : event.key === storageKey || event.key === null;
    if (concerns) applyTheme(savedTheme(storageKey));
  };
  addEventListener("storage", follow);
  addEventListener("pageshow", follow);
  return () => {
    removeEventListener("storage", follow);
    removeEventListener("pageshow", follow);
  };
}
