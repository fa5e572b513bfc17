import { describe, expect, it } from "vitest";
import { sourceOf } from "./source.ts";

const page = { pathname: "/contact", host: "kolam.example.com" };

describe("where a visitor came from", () => {
  it.each([
    ["", "", "/contact"],
    ["https://kolam.example.com/about", "", "/contact"],
    ["https://www.google.com/search?q=secret", "", "/contact, www.google.com"],
    ["", "utm_source=news&q=x&utm_term=A+B", "/contact, utm_source=news, utm_term=A B"],
    ["android-app://com.slack/", "", "/contact, com.slack"],
  ])("is told from %j and %j: %s", (referrer, query, expected) => {
    expect(sourceOf(page, referrer, query)).toBe(expected);
  });

  it("has one line of at most 500 characters", () => {
    expect(sourceOf(page, "", `utm_term=${"x".repeat(9000)}`)).toHaveLength(500);
  });
});
