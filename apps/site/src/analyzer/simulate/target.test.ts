import { runsInLinearTime } from "@kolam/seo-audit/testing/linear-time";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { describe, expect, it } from "vitest";
import { parseTarget } from "./target.ts";

const { errors } = analyzer;

describe("addresses it accepts", () => {
  it.each([
    ["example.com", "https://example.com", "example.com", true],
    ["  example.com ", "https://example.com", "example.com", true],
    ["http://example.com", "http://example.com", "example.com", false],
    ["https://Example.COM", "https://example.com", "example.com", true],
    ["HTTPS://example.com/", "https://example.com/", "example.com", true],
    ["www.my-shop.in/a/b?c=d#e", "https://www.my-shop.in/a/b?c=d#e", "www.my-shop.in", true],
    ["my-shop.co.uk", "https://my-shop.co.uk", "my-shop.co.uk", true],
    ["1.io", "https://1.io", "1.io", true],
    ["a.museum", "https://a.museum", "a.museum", true],
    ["xn--bcher-kva.de", "https://xn--bcher-kva.de", "xn--bcher-kva.de", true],
    ["example.com/ä:8080", "https://example.com/ä:8080", "example.com", true],
  ])("%s", (input, url, domain, https) => {
    expect(parseTarget(input)).toEqual({ ok: true, target: { url, domain, https } });
  });

  it.each(analyzer.sampleDomains)("%s, which the page suggests", (domain) => {
    expect(parseTarget(domain)).toMatchObject({ ok: true, target: { domain } });
  });
});

describe("addresses it refuses", () => {
  it.each(["", " ", "\n\t"])("blank: %j", (input) => {
    expect(parseTarget(input)).toMatchObject({ ok: false, message: errors.empty });
    expect(errors.empty).not.toBe("");
  });

  it.each([
    "example",
    "example.c",
    "example.toolong",
    "example.c0m",
    "example.com.",
    ".com",
    "a..com",
    "-a.com",
    "a-.com",
    "a_b.com",
    "ftp://example.com",
    "//example.com",
    "http:/example.com",
    "https://",
    "user@example.com",
    "example.com?x=1",
    "192.168.0.1",
    "mailto:a@example.com",
    "javascript:alert(1)",
    "example.com:",
    "example.com:http",
    "example.com:123456",
    "a b.com",
    "example.com/a b",
    `${"a".repeat(64)}.com`,
    `${"a.".repeat(200)}com`,
  ])("not an address: %s", (input) => {
    expect(parseTarget(input)).toEqual({ ok: false, message: errors.invalid, advice: "" });
  });

  const ports = "example.com:8080 http://localhost:3000 https://example.com:443/a bücher.de:80";
  it.each(ports.split(" "))("a port: %s", (input) => {
    expect(parseTarget(input)).toMatchObject({ message: errors.invalid, advice: errors.port });
  });

  it("a name with a long suffix, without advice about other letters", () => {
    for (const name of ["shop.technology", "desk.example"]) {
      expect(parseTarget(name)).toEqual({ ok: false, message: errors.invalid, advice: "" });
    }
  });

  it("an internationalised name, with its xn-- form", () => {
    const result = parseTarget("https://bücher.de/x");
    expect(result).toMatchObject({ message: errors.invalid });
    expect(result).toHaveProperty("advice", expect.stringContaining("xn--bcher-kva.de"));
    expect(parseTarget("xn--bcher-kva.de")).toHaveProperty("ok", true);
  });

  it.each(["пример.рф", "example.भारत", "example.xn--p1ai"])(
    "an international ending: %s",
    (input) => {
      const advice = errors.internationalEnding;
      expect(parseTarget(input)).toMatchObject({ message: errors.invalid, advice });
    },
  );
});

describe("hostile input", () => {
  it.each<[string, (size: number) => string]>([
    ["labels and a bad end", (size) => `${"a.".repeat(size / 2)}!`],
    ["hyphens", (size) => `a${"-".repeat(size)}.com`],
    ["path and a bad end", (size) => `a.com/${"a-b.c/".repeat(size / 6)} x`],
    ["other letters and a port", (size) => `${"ü.".repeat(size / 2)}com:80`],
  ])("of 100 KB is parsed in linear time: %s", (_name, input) => {
    expect(runsInLinearTime(parseTarget, input, 100_000)).toBe(true);
  });
});
