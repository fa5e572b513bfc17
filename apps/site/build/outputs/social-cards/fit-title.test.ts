import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitTitle } from "./fit-title.ts";

/** Every letter as wide as half the font size. */
const measure = (text: string) => text.length * 0.5;
const box = { width: 300, height: 200, leading: 1, sizes: [80, 60, 40, 20] };

describe("fitTitle", () => {
  it("takes the largest size that fits", () => {
    expect(fitTitle("Short", box, measure)).toEqual({ size: 80, lines: ["Short"] });
    expect(fitTitle("Something longer", box, measure).size).toBe(60);
  });

  it("keeps words together at a non-breaking space", () => {
    const { lines } = fitTitle("aaaaaaaa bb\u00a0cccccccc", { ...box, sizes: [40] }, measure);
    expect(lines).toEqual(["aaaaaaaa", "bb cccccccc"]);
  });

  it("makes lines equally long", () => {
    // Greedy breaking would give "aaaa bbbb cccc" and "dddd".
    const { lines } = fitTitle("aaaa bbbb cccc dddd", { ...box, sizes: [40] }, measure);
    expect(lines).toEqual(["aaaa bbbb", "cccc dddd"]);
  });

  it("stays within its box and loses no word, whatever the title", () => {
    const word = fc.stringMatching(/^[a-z]{1,14}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), (words) => {
        const { size, lines } = fitTitle(words.join(" "), box, measure);
        expect(lines.join(" ")).toBe(words.join(" "));
        expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
      }),
    );
  });

  it("says which title is too long and what to do", () => {
    expect(() => fitTitle("x".repeat(60), box, measure)).toThrow(/“x{60}” does not fit.*Shorten/);
  });
});
