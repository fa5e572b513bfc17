import { WHOLE_PAGE } from "../input/no-page.ts";
import { type PageModel, perPage } from "./page-model.ts";
import { textFigures } from "./words.ts";

/**
 * What a document is: a page, a page whose only purpose is to lead to another, a part of a page, or
 * a page of which most is inside something that was never closed.
 */
type DocumentKind = "page" | "redirect" | "fragment" | "swallowed";

export const kindOf = perPage((page): DocumentKind => {
  if (page.swallowed) return "swallowed";
  if (!WHOLE_PAGE.test(page.html) && !/<h1\b/i.test(page.html)) return "fragment";
  return redirectTarget(page) === undefined ? "page" : "redirect";
});

/** Words of "Redirecting …"; a page with more is read before it is left. */
const MAX_WORDS = 60;
/** Seconds. */
const MAX_DELAY = 5;
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script/gi;
const SCRIPTED =
  /(?:^|[^\w.])(?:(?:window|document|top|self)\.)?location(?:\.href)?\s{0,3}=\s{0,3}["'`]([^"'`]+)|location\.(?:replace|assign)\(\s{0,3}["'`]([^"'`]+)/;

/** The address to which a page without content redirects at once; `undefined` for other pages. */
export function redirectTarget(page: PageModel): string | undefined {
  if (textFigures(page).words > MAX_WORDS) return undefined;
  const refresh = page.metas.find(({ httpEquiv }) => httpEquiv === "refresh");
  const [, delay, url] =
    /^\s*([\d.]*)\s*[;,\s]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(refresh?.content ?? "") ?? [];
  if (url !== undefined && Number(delay) <= MAX_DELAY) return url.trim();
  // A page with a stylesheet shows more than a redirect.
  if (page.links.some(({ rels }) => rels.includes("stylesheet"))) return undefined;
  // Only a script runs by itself; one in a button waits for somebody to press it.
  const source = page.html.length < 5_000 ? (page.html.match(SCRIPTS) ?? []).join("\n") : "";
  const script = SCRIPTED.exec(source);
  return script?.[1] ?? script?.[2];
}
