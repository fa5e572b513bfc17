import type { MetaMark } from "../page/page-model.ts";
import { firstElement } from "../page/parse-page.ts";

type Declaration = Pick<MetaMark, "charset" | "httpEquiv" | "content">;

/**
 * The encoding that a `meta` element declares, as written; empty when it declares none (HTML,
 * "meta").
 */
export function declaredEncoding({ charset, httpEquiv, content }: Declaration): string {
  if (charset !== undefined) return charset.trim();
  if (httpEquiv !== "content-type") return "";
  return /charset\s{0,5}=\s{0,5}["']?([\w.:-]{1,40})/i.exec(content)?.[1] ?? "";
}

/**
 * The encoding in the XML declaration that a file begins with, which browsers heed in HTML as well
 * (HTML, "get an XML encoding"); empty without one.
 */
export function xmlEncoding(source: string): string {
  const declaration = /^\s{0,20}<\?xml\s[^>]{0,200}/i.exec(source.slice(0, 300))?.[0] ?? "";
  return /\sencoding\s{0,5}=\s{0,5}["']([\w.:-]{1,40})["']/i.exec(declaration)?.[1] ?? "";
}

/** The name of an encoding for `TextDecoder`; `undefined` for a label that no browser knows. */
export function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/**
 * The first declaration that a parser meets, however late, else UTF-8 if the page is valid UTF-8.
 */
export function encodingIn(bytes: Uint8Array): string | undefined {
  const source = new TextDecoder("latin1").decode(bytes);
  const read = (attributes: readonly { readonly name: string; readonly value: string }[]) => {
    const value = (name: string) => attributes.find((each) => each.name === name)?.value;
    const httpEquiv = (value("http-equiv") ?? "").trim().toLowerCase();
    const content = value("content") ?? "";
    return encodingOf(declaredEncoding({ charset: value("charset"), httpEquiv, content }));
  };
  const inMeta = /charset/i.test(source) ? firstElement(source, "meta", read) : undefined;
  const declared = inMeta ?? encodingOf(xmlEncoding(source));
  // A declaration that could be read byte by byte proves that the file is not UTF-16.
  if (declared !== undefined) return declared.startsWith("utf-16") ? "utf-8" : declared;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return undefined;
  }
}

const marks: Readonly<Record<number, string>> = {
  61371: "utf-8",
  65279: "utf-16be",
  65534: "utf-16le",
};

/**
 * Decodes a page with what a browser has: by its byte-order mark, by its declaration, as UTF-8 or
 * as windows-1252. A byte-order mark is kept.
 */
export function decodeUpload(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const encoding = marks[first * 256 + second] ?? encodingIn(bytes) ?? "windows-1252";
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}
