/**
 * A typed URL, if a page may be fetched from it: its host name has several parts, and it has no
 * port. Otherwise `undefined`.
 */
export function auditableAddress(
  text: string,
): { readonly href: string; readonly host: string } | undefined {
  const typed = text.trim();
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(full)) return undefined;
  const url = new URL(full);
  url.port = "";
  url.hash = "";
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const isName = /^[^[\d].*\.|^\d.*\.[^\d.]+$/.test(url.hostname);
  if (!isWeb || !isName || url.username !== "" || url.hostname.endsWith(".")) return undefined;
  // As typed: the host name may be in another script than the punycode that is sent.
  const [, host = url.hostname] = /^(?:[a-z]+:\/\/)?([^/:?#]+)/i.exec(typed) ?? [];
  return { href: url.href, host };
}
