import { describe, expect, it } from "vitest";
import { shareHref, shareTargets } from "./share-href.ts";

const page = { url: "https://example.com/a?b=1&c=2#d", title: "Räume & “Dots” <100%>" };

describe("shareHref", () => {
  it.each(shareTargets)("contains the whole address for %s", (target) => {
    const href = new URL(shareHref(target, page));
    const carried = [...href.searchParams.values()].join(" ");
    expect(carried).toContain(page.url);
  });

  it.each(["email", "whatsapp", "x"] as const)("contains the exact title for %s", (target) => {
    const carried = [...new URL(shareHref(target, page)).searchParams.values()].join(" ");
    expect(carried).toContain(page.title);
  });

  it("separates title and address of an e-mail by an empty line, as CRLF", () => {
    expect(shareHref("email", { url: "https://e.in/", title: "T" })).toBe(
      "mailto:?subject=T&body=T%0D%0A%0D%0Ahttps%3A%2F%2Fe.in%2F",
    );
  });

  it("does not let a title add a parameter", () => {
    const href = new URL(shareHref("x", { url: "https://e.in/", title: "a&url=https://evil.in" }));
    expect(href.searchParams.getAll("url")).toEqual(["https://e.in/"]);
  });
});
