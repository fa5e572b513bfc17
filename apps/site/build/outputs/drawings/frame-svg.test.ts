import { XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import { frameSvg } from "./frame-svg.ts";

it("a photo's placeholder has the same line at every size, no size of its own, and all of its drawing", () => {
  for (let nth = 0; nth < 60; nth++) {
    const svg = frameSvg(`photo-${1_500_000_000_000 + nth * 7919}`);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg.length).toBeLessThan(2500);
    expect(svg.match(/vector-effect="non-scaling-stroke"/g)).toHaveLength(2);
    expect(svg.match(/stroke-width="[\d.]+"/g)).toEqual([
      'stroke-width="7.5"',
      'stroke-width="2.5"',
    ]);
    expect(svg).toMatch(/^<svg xmlns="[^"]+">/);
    expect(svg).toContain("xMidYMid meet");
  }
});
