/** A host's name and the domains above it, for each of which a cookie may have been set. */
function domainsOf(host: string): string[] {
  const parts = host.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}

/** Removes the cookies of this site whose names match. */
export function dropCookies(pattern: RegExp): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  for (const name of names.filter((found) => pattern.test(found))) {
    for (const domain of ["", ...domainsOf(location.hostname).map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
