/**
 * An address that was typed, as far as a page may be fetched from it: with a name of several parts,
 * and without a port, which websites do not have. `undefined` for what is none.
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
  // As it was typed: the name of an address is in another script than the one that is sent.
  const [, host = url.hostname] = /^(?:[a-z]+:\/\/)?([^/:?#]+)/i.exec(typed) ?? [];
  return { href: url.href, host };
}
