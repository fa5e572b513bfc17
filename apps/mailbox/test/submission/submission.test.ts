import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HttpError } from "../../src/http-error.ts";
import { parseAddress } from "../../src/submission/address.ts";
import { bodyText, headerText } from "../../src/submission/text.ts";
import { submissionOf } from "../fixtures.ts";
import { hostileText } from "../hostile-text.ts";

describe("parseAddress", () => {
  it.each([
    ["asha@example.org", "asha@example.org"],
    [" asha.k+web@mail.example.co.in ", "asha.k+web@mail.example.co.in"],
    ["o'brien_{x}@example.org", "o'brien_{x}@example.org"],
    ["info@bücher.example", "info@xn--bcher-kva.example"],
    ["a@उदाहरण.भारत", "a@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    ["आशा@उदाहरण.भारत", "आशा@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    [`${"a".repeat(64)}@example.org`, `${"a".repeat(64)}@example.org`],
  ])("accepts %s", (input, address) => {
    expect(parseAddress(input)).toEqual({ ok: true, address });
  });

  it.each([
    "",
    "asha",
    "@example.org",
    "asha@",
    "asha@localhost",
    "asha@example..org",
    "asha@-example.org",
    "asha@[127.0.0.1]",
    "asha@127.0.0.1",
    "asha@0x7f.1",
    "asha@exa mple.org",
    "as ha@example.org",
    '"as ha"@example.org',
    "asha@example.org>",
    "<asha@example.org>",
    "asha@example.org,b@example.org",
    "a@b@example.org",
    "asha\r\n@example.org",
    "asha\u0000@example.org",
    "asha\u200b@example.org",
    "asha@exam%70le.org",
    "asha@example.org/x",
    `${"a".repeat(65)}@example.org`,
    `${"a".repeat(250)}@example.org`,
    `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(63)}.org`,
  ])("rejects %j", (input) => {
    expect(parseAddress(input).ok).toBe(false);
  });

  // With quadratic time these would take minutes, and the test would time out.
  it("takes linear time", () => {
    for (const input of ["a@".repeat(1e6), "a".repeat(1e6), `a@${"a.".repeat(1e6)}`]) {
      expect(parseAddress(input).ok).toBe(false);
    }
  });

  it("never accepts what could be two addresses or a header", () => {
    fc.assert(
      fc.property(hostileText, hostileText, (a, b) => {
        const parsed = parseAddress(`${a}@${b}.org`);
        if (parsed.ok) expect(parsed.address).toMatch(/^[^\s,;:<>"()[\]\\@\p{C}]+@[a-z0-9.-]+$/u);
      }),
      { numRuns: 500 },
    );
  });
});

describe("text", () => {
  it("for a header is one line within the limit, and stays the same if cleaned again", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = headerText(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]|=\?/u);
        expect([...line].length).toBeLessThanOrEqual(200);
        expect(headerText(line)).toBe(line);
      }),
    );
  });

  it("for the body keeps lines and tabs and loses other control characters", () => {
    expect(bodyText("a\r\nb\rc\u2028d\te\u0000\u001b[31mf\ud800")).toBe("a\nb\nc\nd\te[31mf");
  });
});

describe("readSubmission", () => {
  it("throws nothing but an HttpError, whatever the fields", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), hostileText), (texts) => {
        const fields = { ...texts, access_key: "development-general" };
        expect(() => submissionOf(fields)).toThrow(HttpError);
      }),
    );
  });
});
