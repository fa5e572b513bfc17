/** The first bytes of a file, in which browsers look for a declared encoding. */
const PRESCAN_BYTES = 1024;

const DECLARED = /<meta[^>]{0,500}?charset\s{0,20}=\s{0,20}["']?\s{0,20}([\w.:-]{1,40})/i;

/**
 * Decodes a saved page by its byte-order mark, else by the encoding declared in the first 1,024 bytes,
 * else as UTF-8, as browsers do for a page without a Content-Type header (HTML, "encoding sniffing
 * algorithm"). A byte-order mark is kept, because the audit looks for it.
 */
export function decodeHtml(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? declaredEncoding(bytes) ?? "utf-8";
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const opening = new TextDecoder("latin1").decode(bytes.subarray(0, PRESCAN_BYTES));
  const label = DECLARED.exec(opening)?.[1];
  if (label === undefined) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    // A declaration that could be read byte by byte proves that the file is not UTF-16.
    return encoding.startsWith("utf-16") ? "utf-8" : encoding;
  } catch {
    return undefined;
  }
}
