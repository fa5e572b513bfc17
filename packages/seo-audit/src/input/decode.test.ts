import { describe, expect, it } from "vitest";
import { decodeHtml } from "./decode.ts";

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("decodeHtml", () => {
  it("uses UTF-8 without a declaration", () => {
    expect(decodeHtml(new TextEncoder().encode("<p>₹é</p>"))).toBe("<p>₹é</p>");
  });

  it("follows the declared encoding", () => {
    expect(decodeHtml(latin('<meta charset="iso-8859-1"><p>é</p>'))).toContain("<p>é</p>");
    expect(
      decodeHtml(
        latin(
          '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><p>\x80</p>',
        ),
      ),
    ).toContain("<p>€</p>");
  });

  it("prefers a byte-order mark and keeps it", () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, 0x3c, 0, 0x70, 0, 0x3e, 0]);
    expect(decodeHtml(utf16)).toBe("\ufeff<p>");
    expect(decodeHtml(Uint8Array.from([0xef, 0xbb, 0xbf, 0x3c]))).toBe("\ufeff<");
  });

  it("uses UTF-8 for declared encodings that are unknown or impossible", () => {
    expect(decodeHtml(new TextEncoder().encode('<meta charset="nonsense"><p>é</p>'))).toContain(
      "é",
    );
    expect(decodeHtml(new TextEncoder().encode('<meta charset="utf-16"><p>é</p>'))).toContain("é");
  });
});
