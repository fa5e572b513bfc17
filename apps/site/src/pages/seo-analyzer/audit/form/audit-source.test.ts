import { describe, expect, it } from "vitest";
import { heldFile, heldPaste, readAddress } from "./audit-source.ts";

describe("the address of an audited page", () => {
  it("may be left out", () => {
    expect(readAddress("  ")).toBeUndefined();
  });

  it.each([
    ["https://example.com/a", "https://example.com/a"],
    [" example.com/a ", "https://example.com/a"],
    ["http://localhost:3000/", "http://localhost:3000/"],
    ["HTTP://EXAMPLE.COM", "http://example.com/"],
  ])("%s is %s", (typed, full) => {
    expect(readAddress(typed)).toBe(full);
  });

  it.each(["not an address", "javascript:alert(1)", "ftp://example.com", "file:///etc", "word"])(
    "%s is none",
    (typed) => {
      expect(readAddress(typed)).toBeNull();
    },
  );
});

describe("a held page", () => {
  it("is a paste with its size, its lines and its opening", () => {
    const text = `<html>\n${"x".repeat(500)}\n${"<p>\n".repeat(2_000)}`;
    const held = heldPaste(text);
    expect(held).toMatchObject({ kind: "pasted", size: "8 KB", lines: 2_003, content: text });
    expect(held.opening.split("\n").length).toBeLessThanOrEqual(6);
    expect(Math.max(...held.opening.split("\n").map((line) => line.length))).toBe(160);
  });

  it("is a file that is not read", () => {
    const file = new File(["<p>"], "a.html");
    expect(heldFile(file)).toEqual({
      kind: "file",
      name: "a.html",
      size: "3 bytes",
      lines: 0,
      opening: "",
      content: file,
    });
  });
});
