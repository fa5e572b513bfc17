import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { hexOf, reach, readColour, readHex, toneOf } from "./colour.ts";

describe("readHex", () => {
  it.each([
    ["#1E2455", "#1e2455"],
    [" 1e2455 ", "#1e2455"],
    ["#fA0", "#ffaa00"],
  ])("reads %s", (text, hex) => {
    expect(readHex(text)).toBe(hex);
  });

  it.each(["", "#12345", "#1e2455ff", "red", "#ggg"])("refuses %j", (text) => {
    expect(readHex(text)).toBeUndefined();
  });
});

describe("readColour", () => {
  it.each([
    ["1e2455", "#1e2455"],
    ["#FA0", "#ffaa00"],
    [" RebeccaPurple ", "#663399"],
    ["rgb(30 36 85)", "#1e2455"],
    ["rgb(30, 36, 85)", "#1e2455"],
    ["hsl(0 100% 50%)", "#ff0000"],
    ["#1e2455ff", "#1e2455"],
    ["oklch(28% none 275)", "#292929"],
  ])("reads %s", (text, hex) => {
    expect(readColour(text)).toBe(hex);
  });

  it("brings a colour of wide screens to every screen", () => {
    const shown = readColour("color(display-p3 0 1 0)");
    expect(shown && Math.abs(toneOf(shown).h - 143)).toBeLessThan(5);
    expect(readColour("oklch(60% 0.4 250)")).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each([
    "",
    "transparent",
    "#1e245580",
    "rgb(0 0 0 / 0)",
    "currentColor",
    "var(--x)",
    "reddish",
  ])("refuses %j", (text) => {
    expect(readColour(text)).toBeUndefined();
  });
});

describe("reach", () => {
  it("leaves a colour that passes unchanged", () => {
    expect(reach("#2b35a8", [{ against: "#ffffff", ratio: 4.5 }])).toBe("#2b35a8");
  });

  it("moves no further than it must, and keeps the hue", () => {
    const start = "#7a9cff" as const;
    const found = reach(start, [{ against: "#ffffff", ratio: 4.5 }]);
    expect(wcagContrast(found, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(found, "#ffffff")).toBeLessThan(4.6);
    expect(Math.abs(toneOf(found).h - toneOf(start).h)).toBeLessThan(3);
  });

  it("takes the shorter way of two", () => {
    const grey = hexOf({ l: 0.62, c: 0, h: 0 });
    expect(toneOf(reach("#808080", [{ against: grey, ratio: 3 }])).l).toBeLessThan(0.6);
    expect(toneOf(reach("#b0b0b0", [{ against: grey, ratio: 3 }])).l).toBeGreaterThan(0.69);
  });

  it("falls back on black or white where nothing passes", () => {
    const impossible = [
      { against: "#ffffff", ratio: 4.5 },
      { against: "#000000", ratio: 7 },
    ] as const;
    expect(reach("#ff0000", impossible)).toMatch(/^#(?:000000|ffffff)$/);
  });
});
