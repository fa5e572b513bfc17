import { storageKey } from "./theme.ts";

/**
 * The only inline script of a page, which the security policy allows by its hash. It applies a chosen theme
 * before the first paint, when no module has run yet; afterwards theme.ts takes over.
 */
export const themeScript = `try{let t=localStorage.getItem(${JSON.stringify(storageKey)});if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;
