import { themeScript } from "@kolam/ui/theme";
import { themeKey } from "./theme-key.ts";

/**
 * Lays out the whole page at once where a place of it is asked for: after going back, after a
 * reload and for an anchor. See shell.module.css.
 */
const wholeScript =
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.dataset.whole="";';

/**
 * The only inline script of a page, which the security policy allows by its hash.
 * @param key of the visitor's theme in `localStorage`
 */
export const inlineScriptFor = (key: string): string => wholeScript + themeScript(key);

/** {@link inlineScriptFor} this site. */
export const inlineScript: string = inlineScriptFor(themeKey);
