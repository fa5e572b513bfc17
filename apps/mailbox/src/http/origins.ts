/** Whether a list contains an origin. An entry such as `http://localhost:*` matches any port. */
export const originListed = (list: readonly string[], origin: string): boolean =>
  list.includes(origin) || list.includes(`${origin.replace(/:\d+$/, "")}:*`);

/**
 * The URL that a form wants to redirect to, if its origin is on the list; undefined otherwise,
 * since an open redirect would let anyone link to their own page under our name. A reference is
 * added to its query.
 */
export function allowedRedirect(
  list: readonly string[],
  target: string,
  reference?: string,
): string | undefined {
  const url = URL.parse(target.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password !== "")
    return undefined;
  if (reference !== undefined) url.searchParams.set("reference", reference);
  return originListed(list, url.origin) ? url.href : undefined;
}
