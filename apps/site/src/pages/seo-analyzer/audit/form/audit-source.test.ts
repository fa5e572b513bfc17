import { describe, expect, it } from "vitest";
import { heldFile, heldPaste, readAddress } from "./audit-source.ts";

describe("readAddress", () => {
  it("takes an empty text for no address", () => {
    expect(readAddress("  ")).toBeUndefined();
  });

  it.each([
    ["https://example.com/a", "https://example.com/a"],
    [" example.com/a ", "https://example.com/a"],
    ["http://localhost:3000/", "http://localhost:3000/"],
    ["HTTP://EXAMPLE.COM", "http://example.com/"],
  ])("reads %s as %s", (typed, full) => {
    expect(readAddress(typed)).toBe(full);
  });

  it.each(["not an address", "javascript:alert(1)", "ftp://example.com", "file:///etc", "word"])(
    "refuses %s",
    (typed) => {
      expect(readAddress(typed)).toBeNull();
    },
  );
});

describe("a held page", () => {
  it("has the size, the lines and the opening of a paste", () => {
    const text = `<html>\n${"x".repeat(500)}\n${"<p>\n".repeat(2_000)}`;
    const held = heldPaste(text);
    expect(held).toMatchObject({ name: "", size: "8 KB", lines: 2_003, content: text });
    expect(held.opening.split("\n").length).toBeLessThanOrEqual(6);
    expect(Math.max(...held.opening.split("\n").map((line) => line.length))).toBe(160);
  });

  it("has the name and size of a file, which is not read", () => {
    const file = new File(["<p>"], "a.html");
    expect(heldFile(file)).toMatchObject({ name: "a.html", size: "3 bytes", content: file });
  });
});
