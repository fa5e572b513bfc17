/** Whether an origin is on a list; `http://localhost:*` on it stands for any port. */
export function originListed(list: readonly string[], origin: string): boolean {
  return list.some((entry) =>
    entry.endsWith(":*")
      ? origin === entry.slice(0, -2) || /^:\d+$/.test(tail(origin, entry.slice(0, -2)))
      : origin === entry,
  );
}

const tail = (origin: string, start: string): string =>
  origin.startsWith(start) ? origin.slice(start.length) : "";

/**
 * The address a form asked to be led to, if its origin is on the list; else undefined, because an
 * open redirect lends our name to anyone's page.
 */
export function allowedRedirect(list: readonly string[], target: string): string | undefined {
  const url = URL.parse(target.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    return undefined;
  }
  return originListed(list, url.origin) ? url.href : undefined;
}
