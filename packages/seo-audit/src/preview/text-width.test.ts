import { describe, expect, it } from "vitest";
import { cutToWidth, TITLE_FONT_SIZE, textWidth } from "./text-width.ts";

describe("textWidth", () => {
  it("adds Arial's advance widths", () => {
    // "A" is 1366 and "i" 455 of 2048 units in Arial.
    expect(textWidth("Ai", 20)).toBeCloseTo(((1366 + 455) * 20) / 2048, 6);
    expect(textWidth("", 20)).toBe(0);
    expect(textWidth("é₹–", 2048)).toBe(1139 * 3);
  });

  it("estimates other scripts, and gives combining marks no width", () => {
    expect(textWidth("illi", 20)).toBeLessThan(textWidth("WMWM", 20) / 3);
    expect(textWidth("e\u0301", 20)).toBe(textWidth("e", 20));
    expect(textWidth("漢", 20)).toBe(20);
  });
});

describe("cutToWidth", () => {
  it("keeps a text that fits", () => {
    expect(cutToWidth("Short title", TITLE_FONT_SIZE, 580)).toEqual({
      text: "Short title",
      cut: false,
    });
  });

  it("cuts between words and adds an ellipsis within the width", () => {
    const { text, cut } = cutToWidth("Many words in a row ".repeat(10), TITLE_FONT_SIZE, 580);
    expect(cut).toBe(true);
    expect(text).toMatch(/(?:Many|words|in|a|row)…$/);
    expect(textWidth(text, TITLE_FONT_SIZE)).toBeLessThanOrEqual(580);
  });

  it("cuts a long word between characters", () => {
    const { text } = cutToWidth("😀".repeat(100), TITLE_FONT_SIZE, 580);
    expect(text).toMatch(/^(?:😀)+…$/u);
    expect(textWidth(text, TITLE_FONT_SIZE)).toBeLessThanOrEqual(580);
  });
});
