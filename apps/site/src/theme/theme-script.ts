import { storageKey } from "./theme.ts";

/**
 * Sets a chosen theme before the first paint. The only inline script of a page; the security policy names it by
 * its hash. Text, because it runs before any module does; theme.ts does the same once the page is interactive.
 */
export const themeScript = `try{let t=localStorage.getItem(${JSON.stringify(storageKey)});if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;
