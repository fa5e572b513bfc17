import { X509Certificate } from "node:crypto";
import { describe, expect, it } from "vitest";
import { selfSigned } from "./self-signed.ts";

/** Lengths that are not written in the shortest form, which browsers refuse to read. */
function longLengths(data: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 0; at < data.length; ) {
    const [tag = 0, first = 0] = data.subarray(at, at + 2);
    const bytes = first < 128 ? 0 : first & 127;
    const written = data.subarray(at + 2, at + 2 + bytes);
    const length = bytes === 0 ? first : written.reduce((sum, byte) => sum * 256 + byte, 0);
    if (bytes > 0 && (length < 128 || written[0] === 0)) found.push(at);
    // Sequences and sets hold further values; all else is passed over.
    at += 2 + bytes + (tag & 0x20 ? 0 : length);
  }
  return found;
}

describe("selfSigned", () => {
  it("makes a certificate that names this machine, for its own key", () => {
    const { cert, key } = selfSigned();
    const read = new X509Certificate(cert);
    expect(read.subject).toBe("CN=localhost");
    expect(read.verify(read.publicKey)).toBe(true);
    expect(key).toContain("PRIVATE KEY");
  });

  it("writes every length as short as it goes", () => {
    expect(longLengths(new X509Certificate(selfSigned().cert).raw)).toEqual([]);
  });
});
