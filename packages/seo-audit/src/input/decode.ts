/** Characters of the file a browser looks through for a declared encoding. */
const PRESCAN_BYTES = 1024;

const DECLARED = /<meta[^>]{0,500}?charset\s{0,20}=\s{0,20}["']?\s{0,20}([\w.:-]{1,40})/i;

/**
 * The text of a saved page: by byte-order mark, else by the encoding declared in the first 1,024
 * bytes, else UTF-8, as a browser does without a header (HTML, "encoding sniffing algorithm").
 * The mark itself stays, so that the audit sees it.
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
    // A file whose own declaration was readable byte by byte is not UTF-16, whatever it says.
    return encoding.startsWith("utf-16") ? "utf-8" : encoding;
  } catch {
    return undefined;
  }
}
