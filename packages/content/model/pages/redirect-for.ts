import { redirects } from "@site/facts/redirects";

const aliases: Readonly<Record<string, string>> = {
  "/home": "/",
  "/index": "/",
  ...redirects,
};

/**
 * Characters that browsers remove or read as slashes, so that a path could lead to another site.
 */
const deceptive = /[\\\s\p{Cc}]/u;

/**
 * The canonical path to which `pathname` redirects permanently, or `undefined` if it does not
 * redirect. Removes `.html` suffixes and superfluous slashes and maps old addresses. An unknown
 * path is normalized too, so that it has one URL that answers 404. A result never redirects again,
 * so there are no chains or loops. Takes linear time and only returns paths on this site.
 */
export function redirectFor(pathname: string): string | undefined {
  if (!pathname.startsWith("/") || deceptive.test(pathname)) return undefined;
  const single = pathname.replace(/\/+/g, "/");
  let end = single.length;
  for (;;) {
    if (single.endsWith("/", end)) end -= 1;
    else if (single.endsWith(".html", end)) end -= ".html".length;
    else break;
  }
  const bare = single.slice(0, end) || "/";
  const alias = Object.hasOwn(aliases, bare) ? aliases[bare] : bare;
  const target = alias === "gone" ? bare : alias;
  return target === pathname ? undefined : target;
}
