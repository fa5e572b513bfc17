import { XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { frameKinds, photoFrame } from "../../../src/photos/photo-frame.ts";
import { frameSvg } from "./frame-svg.ts";

const ids = Array.from(
  { length: 60 },
  (_, nth) => `photo-${1_500_000_000_000 + nth * 7919}` as const,
);

describe("what stands for a photo", () => {
  it("is always the same for the same photo, in both kinds", () => {
    const kinds = ids.map((id) => photoFrame(id, 560));
    expect(ids.map((id) => photoFrame(id, 560))).toEqual(kinds);
    for (const kind of frameKinds) {
      const share = kinds.filter((path) => path.endsWith(`-${kind}.svg`)).length / ids.length;
      expect(share).toBeGreaterThan(0.3);
    }
  });

  it("is the single motif in a small box", () => {
    for (const id of ids) expect(photoFrame(id, 320)).toMatch(/-motif\.svg$/);
  });

  it.each(frameKinds)("has the same line at every size, and no size of its own: %s", (kind) => {
    for (const svg of ids.map((id) => frameSvg(kind, id))) {
      expect(XMLValidator.validate(svg)).toBe(true);
      expect(svg.length).toBeLessThan(2500);
      expect(svg.match(/vector-effect="non-scaling-stroke"/g)).toHaveLength(2);
      expect(svg.match(/stroke-width="[\d.]+"/g)).toEqual([
        'stroke-width="7.5"',
        'stroke-width="2.5"',
      ]);
      expect(svg).toMatch(/^<svg xmlns="[^"]+">/);
    }
  });
});
