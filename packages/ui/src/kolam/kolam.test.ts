import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { recipes } from "./drawings.ts";
import { type KolamOptions, kolam } from "./generate.ts";
import type { Symmetry } from "./grid.ts";
import { MARGIN, PITCH } from "./path.ts";
import { randomFrom } from "./random.ts";

type Point = readonly [x: number, y: number];
type Piece = { readonly from: Point; readonly to: Point; readonly round: boolean };

/** Parses path data into segments as short as the generator's steps, independently of its code. */
function pieces(line: string): { subpaths: Piece[][]; closed: boolean[] } {
  const subpaths: Piece[][] = [];
  const closed: boolean[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  for (const [, command, data = ""] of line.matchAll(/([Mlaz])([^Mlaz]*)/g)) {
    const current = subpaths.at(-1) ?? [];
    const straightTo = (to: Point) => {
      const count = Math.abs(to[0] - at[0]) / (PITCH / 2);
      const step = [(to[0] - at[0]) / count, (to[1] - at[1]) / count] as const;
      for (let i = 0; i < count; i++) {
        const next: Point = [at[0] + step[0], at[1] + step[1]];
        current.push({ from: at, to: next, round: false });
        at = next;
      }
    };
    const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number) as [number, number];
    if (command === "M") {
      at = numbers(data);
      start = at;
      subpaths.push([]);
      closed.push(false);
    } else if (command === "l") {
      const [x, y] = numbers(data);
      straightTo([at[0] + x, at[1] + y]);
    } else if (command === "z") {
      straightTo(start);
      closed[closed.length - 1] = true;
    } else {
      const [, large, sweep, ends = ""] = /^7 7 0 ([01])([01])(.*)$/.exec(data) ?? [];
      const [x, y] = numbers(ends);
      const quarters = large === "1" ? 3 : x !== 0 && y !== 0 ? 2 : 1;
      const end: Point = [at[0] + x, at[1] + y];
      const centre = centreOf(at, quarters, end, sweep === "1");
      for (let i = 0; i < quarters; i++) {
        const dx = at[0] - centre[0];
        const dy = at[1] - centre[1];
        const next: Point =
          sweep === "1" ? [centre[0] - dy, centre[1] + dx] : [centre[0] + dy, centre[1] - dx];
        current.push({ from: at, to: next, round: true });
        at = next;
      }
      expect(at).toEqual(end);
    }
  }
  return { subpaths, closed };
}

/** The centre of an arc, computed from its end points. */
function centreOf(from: Point, quarters: number, to: Point, clockwise: boolean): Point {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  if (quarters === 2) return middle;
  const half: Point = [middle[0] - from[0], middle[1] - from[1]];
  const left = clockwise === (quarters === 1);
  return left
    ? [middle[0] - half[1], middle[1] + half[0]]
    : [middle[0] + half[1], middle[1] - half[0]];
}

const pieceKey = ({ from, to, round }: Piece) =>
  `${[`${from}`, `${to}`].sort().join(" ")} ${round ? "round" : "straight"}`;

const SAMPLES: readonly KolamOptions[] = Array.from({ length: 60 }, (_, index) => {
  const random = randomFrom(`sample ${index}`);
  const size = 2 + Math.floor(random() * 8);
  const symmetry = (["none", "2", "4", "8", "turn"] as const)[index % 5] ?? "none";
  const square = symmetry === "8" || symmetry === "turn";
  return {
    cols: size,
    rows: square ? size : 1 + Math.floor(random() * 8),
    shape: (["rect", "diamond", "octagon"] as const)[index % 3] ?? "rect",
    symmetry,
    density: random() * 0.7,
    seed: `sample ${index}`,
    tries: 5,
  };
});

const dotAt = (value: number) => (value - MARGIN) / PITCH;

describe("kolam", () => {
  it.each(SAMPLES)("consists of closed strands: $seed $shape $symmetry", (options) => {
    const drawn = kolam(options);
    const { subpaths, closed } = pieces(drawn.line);
    expect(subpaths).toHaveLength(drawn.loops);
    expect(closed.every(Boolean)).toBe(true);

    // Each dot has four points around it; each is left once and reached once.
    const left = subpaths.flat().map(({ from }) => `${from}`);
    const reached = subpaths.flat().map(({ to }) => `${to}`);
    const around = drawn.dots.flatMap(([x, y]) =>
      [
        [5, 5],
        [5, -5],
        [-5, 5],
        [-5, -5],
      ].map(([dx = 0, dy = 0]) => `${x + dx},${y + dy}`),
    );
    expect(left.sort()).toEqual(around.sort());
    expect(reached.sort()).toEqual(around);
    for (const subpath of subpaths) expect(subpath.at(-1)?.to).toEqual(subpath[0]?.from);
  });

  it.each(SAMPLES)("is symmetric: $seed $symmetry", (options) => {
    const drawn = kolam(options);
    const all = pieces(drawn.line).subpaths.flat();
    const keys = all.map(pieceKey).sort();
    const image = (turn: (point: Point) => Point) =>
      all.map((p) => pieceKey({ ...p, from: turn(p.from), to: turn(p.to) })).sort();
    const { width, height } = drawn;
    const mirrors: Record<Symmetry, ((point: Point) => Point)[]> = {
      none: [],
      "2": [([x, y]) => [width - x, y]],
      "4": [([x, y]) => [width - x, y], ([x, y]) => [x, height - y]],
      "8": [([x, y]) => [width - x, y], ([x, y]) => [y, x]],
      turn: [([x, y]) => [height - y, x]],
    };
    const expected = mirrors[options.symmetry ?? "4"];
    expect(expected.map(image)).toEqual(expected.map(() => keys));
  });

  it("is deterministic", () => {
    const text = [...SAMPLES, ...Object.values(recipes)]
      .map((options) => JSON.stringify(kolam(options)))
      .join("\n");
    expect(createHash("sha256").update(text).digest("hex").slice(0, 16)).toBe("d11beaebbe8e09ed");
  });

  it("has dots exactly where the text does", () => {
    const drawn = kolam({ shape: ["#.#", "###"], seed: "text" });
    expect(drawn.dots.map(([x, y]) => [dotAt(x), dotAt(y)])).toEqual([
      [0, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(drawn.dotsPath).toBe("M8 8h0m40 0h0m-40 20h0m20 0h0m20 0h0");
  });

  it("goes around all dots but one if open, and has two ends", () => {
    for (let index = 0; index < 20; index++) {
      const options = { cols: 6, rows: 5, seed: `open ${index}` };
      const whole = kolam(options);
      const open = kolam({ ...options, open: true });
      expect(whole.loops).toBe(1);
      const { subpaths, closed } = pieces(open.line);
      expect(closed).toEqual([false]);
      const steps = subpaths[0] ?? [];
      expect(steps.at(-1)?.to).not.toEqual(steps[0]?.from);
      const missing = pieces(whole.line)
        .subpaths.flat()
        .map(pieceKey)
        .filter((key) => !steps.map(pieceKey).includes(key));
      expect(missing.length).toBeGreaterThanOrEqual(1);
      expect(missing.every((key) => key.endsWith("round"))).toBe(true);
    }
  });

  it("rejects impossible options", () => {
    expect(() => kolam({ cols: 0, rows: 3, seed: "" })).toThrow(RangeError);
    expect(() => kolam({ shape: ["..", ".."], seed: "" })).toThrow(RangeError);
    expect(() => kolam({ seed: "" })).toThrow(RangeError);
    expect(() => kolam({ cols: 4, rows: 3, symmetry: "turn", seed: "" })).toThrow(/square/);
  });
});
