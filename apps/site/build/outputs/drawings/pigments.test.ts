import { articles } from "@kolam/content/model/blog/articles";
import { describe, expect, it } from "vitest";
import { coverPigments } from "../covers/cover-svg.ts";
import { frame, legible, pigments } from "./pigments.ts";

/** The relative luminance of a colour such as `#1e2455`, as WCAG defines it. */
function luminance(colour: string): number {
  const long = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe("the colours of pictures", () => {
  it.each(Object.entries(pigments))("%s: lines and dots reach 3 on their ground", (_, colours) => {
    expect(contrast(colours.ink, colours.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.accent, colours.ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(["#777777", "#000000", "#ffffff"])(
    "can be told from any ground, as from %s",
    (ground) => {
      const { ink, accent } = legible({ ground, ink: ground, accent: ground });
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it("stay as they are where they can be told from their ground", () => {
    const colours = { ground: "#1d2250", ink: "#fdf9ef", accent: "#f0a21c" };
    expect(legible(colours, 4.5)).toEqual(colours);
  });

  it("are quiet where a photo is to come, and can be seen", () => {
    expect(contrast(frame.ink, frame.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(frame.ink, frame.ground)).toBeLessThan(4.5);
  });

  it("have readable words on every cover, in the accent colour where it is used for words", () => {
    for (const article of articles) {
      const { ground, ink, accent } = coverPigments(article);
      expect(contrast(ink, ground), article.slug).toBeGreaterThanOrEqual(4.5);
      const words = ["form", "bill"].includes(article.cover?.drawing ?? "");
      expect(contrast(accent, ground), article.slug).toBeGreaterThanOrEqual(words ? 4.5 : 3);
    }
  });
});
