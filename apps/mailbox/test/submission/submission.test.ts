import fc from "fast-check";
import { expect, it } from "vitest";
import { HttpError } from "../../src/errors.ts";
import { parseAddress } from "../../src/submission/address.ts";
import { bodyText, headerText, without } from "../../src/submission/text.ts";
import { submissionOf } from "../fixtures.ts";
import { hostileText } from "../hostile-text.ts";
import addresses from "./addresses.json" with { type: "json" };

const longest = `${"a".repeat(64)}@example.org`;
it.each([...Object.entries(addresses.accepted), [longest, longest]])(
  "parseAddress accepts %s",
  (input, address) => {
    expect(parseAddress(input)).toEqual({ ok: true, address });
  },
);

it.each([
  ...addresses.rejected,
  `a${longest}`,
  `${"a".repeat(250)}@example.org`,
  `a@${`${"b".repeat(63)}.`.repeat(4)}org`,
])("parseAddress rejects %j", (input) => {
  expect(parseAddress(input).ok).toBe(false);
});

// With quadratic time these would take minutes, and the test would time out.
it("parseAddress takes linear time", () => {
  const blanks = `a${" ".repeat(1e6)}a`;
  for (const input of ["a@".repeat(1e6), "a".repeat(1e6), `a@${"a.".repeat(1e6)}`, blanks]) {
    expect(parseAddress(input).ok).toBe(false);
  }
});

it("parseAddress never accepts what could be two addresses or a header", () => {
  fc.assert(
    fc.property(hostileText, hostileText, (a, b) => {
      const parsed = parseAddress(`${a}@${b}.org`);
      if (parsed.ok) expect(parsed.address).toMatch(/^[^\s,;:<>"()[\]\\@\p{C}]+@[a-z0-9.-]+$/u);
    }),
    { numRuns: 500 },
  );
});

it("text for a header is one line within the limit, and stays the same if cleaned again", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const line = headerText(text);
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]|=\?/u);
      expect([...line].length).toBeLessThanOrEqual(200);
      expect(headerText(line)).toBe(line);
    }),
  );
});

it("text for the body keeps lines and tabs and loses other control characters", () => {
  expect(bodyText("a\r\nb\rc\u2028d\te\u0000\u001b[31mf\ud800")).toBe("a\nb\nc\nd\te[31mf");
});

it("a text without a word is what replaceAll leaves, in linear time", () => {
  const few = fc.string({ unit: fc.constantFrom("a", "b", "é"), maxLength: 20 });
  fc.assert(
    fc.property(few, few, (text, word) => {
      expect(without(text, word)).toBe(text.replaceAll(word, ""));
    }),
  );
  const half = "a".repeat(100_000);
  expect(without(half.repeat(10), `${half}b${half}`)).toHaveLength(1_000_000);
});

it("readSubmission throws nothing but an HttpError, for any fields", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), hostileText), (texts) => {
      const fields = { ...texts, access_key: "development-general" };
      expect(() => submissionOf(fields)).toThrow(HttpError);
    }),
  );
});
