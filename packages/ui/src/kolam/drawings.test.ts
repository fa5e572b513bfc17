import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Motif } from "../motif/motif.tsx";
import { type DrawingName, drawing, frame, ICON_DRAWINGS, recipes } from "./drawings.ts";
import { pathAround } from "./row.ts";
import { svgDocument } from "./svg.ts";

const names = Object.keys(recipes) as DrawingName[];

describe("named drawings", () => {
  it.each(names)("%s consists of one line", (name) => {
    const { loops, line } = drawing(name);
    expect(line.match(/M/g)).toHaveLength(1);
    expect(loops).toBe("open" in recipes[name] ? 0 : 1);
    expect(line.endsWith("z")).toBe(!("open" in recipes[name]));
  });

  it("have icons with different outlines", () => {
    const outlines = ICON_DRAWINGS.map((name) => drawing(name).dotsPath);
    expect(new Set(outlines).size).toBe(8);
  });
});

describe("frame", () => {
  const ratios = [4 / 3, 3 / 2, 16 / 9, 21 / 9, 1, 4 / 5, 3 / 4, 9 / 16];

  it.each(ratios)("approximates a ratio of %f with one line for every seed", (ratio) => {
    for (let index = 0; index < 10; index++) {
      const drawn = frame(`photo-${index}`, ratio);
      expect(drawn.loops).toBe(1);
      expect(Math.abs(drawn.width / drawn.height / ratio - 1)).toBeLessThan(0.12);
    }
  });

  it("is different for each photo", () => {
    const lines = Array.from({ length: 30 }, (_, index) => frame(`photo-${index}`, 4 / 3).line);
    expect(new Set(lines).size).toBe(30);
  });

  it("rejects an invalid ratio", () => {
    expect(() => frame("a", 0)).toThrow(RangeError);
    expect(() => frame("a", Number.NaN)).toThrow(RangeError);
  });
});

describe("pathAround", () => {
  it("contains all dots and winds around the first ones", () => {
    const none = pathAround(4, 0);
    expect(none).toMatchObject({ width: 76, height: 16, line: "" });
    expect(none.dotsPath).toBe("M8 8h0m20 0h0m20 0h0m20 0h0");
    expect(pathAround(4, 1).line).toBe("M3 3a7 7 0 0110 10a7 7 0 01-10-10z");
    expect(pathAround(4, 2).line).toBe("M13 13a7 7 0 110-10l10 10a7 7 0 100-10z");
  });

  it("is one line at every stage", () => {
    for (let progress = 1; progress <= 6; progress++) {
      expect(pathAround(6, progress).line.match(/M/g)).toHaveLength(1);
      expect(pathAround(6, progress).dotsPath).toBe(pathAround(6, 0).dotsPath);
    }
  });

  it.each([
    [4, 5],
    [4, -1],
    [0, 0],
    [4, 1.5],
  ])("rejects %d dots with %d done", (dots, progress) => {
    expect(() => pathAround(dots, progress)).toThrow(RangeError);
  });
});

describe("svgDocument", () => {
  const colours = { line: "#171c3f", dots: "#bb2d3b" };

  it("is self-contained, without styles or classes", () => {
    const svg = svgDocument(drawing("logo"), colours);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-2 -2 40 40"/);
    expect(svg).not.toMatch(/style|class|<script/);
    expect(svg.match(/<path/g)).toHaveLength(2);
  });

  it("adds a background and makes the document square on request", () => {
    const svg = svgDocument(drawing("tower"), { ...colours, background: "#fff", square: true });
    const [, left, top, width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? [];
    expect(width).toBe(height);
    expect(svg).toContain(`d="M${left} ${top}h${width}v${height}h-${width}z"`);
  });

  it("escapes colours", () => {
    expect(svgDocument(drawing("logo"), { ...colours, line: '"><script>' })).not.toContain(
      "<script",
    );
  });
});

describe("Motif", () => {
  const markup = (animate: "none" | "draw") =>
    renderToStaticMarkup(createElement(Motif, { drawing: drawing("gem"), animate }));

  it("is hidden from assistive technology", () => {
    expect(markup("none")).toMatch(/<svg[^>]*aria-hidden="true"[^>]*focusable="false"/);
  });

  it("sets pathLength only if the line is animated", () => {
    expect(markup("draw")).toContain('pathLength="1"');
    expect(markup("none")).not.toContain("pathLength");
  });
});
