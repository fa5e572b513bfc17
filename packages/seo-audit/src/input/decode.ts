// Node's own reads windows-1252 as Latin-1 in some versions. In browsers this is their own.
import { TextDecoder } from "@exodus/bytes/encoding-browser.js";
import { analyse } from "chardet";
import sniffEncoding from "html-encoding-sniffer";
import { encodingIn, encodingOf } from "./declared-encoding.ts";

/** Bytes of text from which an encoding is guessed. */
const MAX_SAMPLE = 64 * 1024;

/**
 * Decodes a page as browsers do (HTML, "encoding sniffing algorithm"): by its byte-order mark, else
 * by the header, else by the declaration in the first 1,024 bytes, else by one that comes later,
 * else by what the text looks like. A byte-order mark is kept, because the audit looks for it.
 *
 * @param charset the encoding in the Content-Type header, which a saved page has lost
 */
export function decodeHtml(bytes: Uint8Array, charset?: string): string {
  const sniffed = sniffEncoding(bytes, {
    defaultEncoding: "",
    ...(charset === undefined ? {} : { transportLayerEncodingLabel: charset }),
  });
  const encoding = encodingOf(sniffed) ?? encodingIn(bytes) ?? guess(bytes);
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

/**
 * The likeliest encoding of the text, without tags; the page's language decides between several.
 */
function guess(bytes: Uint8Array): string {
  let inTag = false;
  const text = bytes.filter((byte) => {
    if (byte === 0x3c || byte === 0x3e) inTag = byte === 0x3c;
    return !inTag;
  });
  const opening = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  const language = /<html[^<>]*?\slang\s?=\s?["']?([a-z]{2})/i.exec(opening)?.[1];
  const matches = analyse(text.subarray(0, MAX_SAMPLE));
  const best = matches.find(({ lang }) => lang !== undefined && lang === language?.toLowerCase());
  return encodingOf((best ?? matches[0])?.name ?? "") ?? "windows-1252";
}
