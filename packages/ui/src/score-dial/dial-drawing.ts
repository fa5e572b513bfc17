/** Number of dots on the ring. Even, so that each of its two strands closes after one turn. */
export const DOTS = 20;

const SIZE = 160;
const RADIUS = 68;
const SWING = 8;

/** The dial's `viewBox`. */
export const viewBox = `0 0 ${SIZE} ${SIZE}`;

type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const write = (points: readonly Point[]) =>
  points.map(([x, y]) => `${round(x)} ${round(y)}`).join(" ");

/**
 * A point on the ring; `turn` is clockwise from 0 at the top to 1, `radius` the distance from the
 * centre.
 */
export function onRing(turn: number, radius: number = RADIUS): Point {
  const angle = turn * 2 * Math.PI;
  return [SIZE / 2 + radius * Math.sin(angle), SIZE / 2 - radius * Math.cos(angle)];
}

/** Positions of the dots, each in the middle of a gap between the two strands. */
export const dots: readonly Point[] = Array.from({ length: DOTS }, (_, dot) =>
  onRing((dot + 0.5) / DOTS),
);

/** A path of zero-length lines, which round caps turn into dots. */
export function dotsPath(points: readonly Point[]): string {
  return points.map((point) => `M${write([point])}h0`).join("");
}

/**
 * One of the ring's two strands, clockwise from the top. It alternates between the outer and the
 * inner side of the dots, opposite to the other strand. Each quarter of a wave is one cubic curve
 * whose ends are tangent to the wave.
 */
export function strand(side: 1 | -1): string {
  const quarters = DOTS * 2;
  const step = (2 * Math.PI) / quarters;
  const at = (quarter: number) => {
    const angle = quarter * step;
    const phase = (quarter * Math.PI) / 2;
    const radius = RADIUS + side * SWING * Math.sin(phase);
    const growth = side * SWING * Math.cos(phase) * (Math.PI / 2 / step);
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    return {
      point: [SIZE / 2 + radius * sin, SIZE / 2 - radius * cos] as const,
      slope: [growth * sin + radius * cos, -growth * cos + radius * sin] as const,
    };
  };
  let path = `M${write([at(0).point])}`;
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    const from = at(quarter);
    const to = at(quarter + 1);
    const third = step / 3;
    path += `C${write([
      [from.point[0] + from.slope[0] * third, from.point[1] + from.slope[1] * third],
      [to.point[0] - to.slope[0] * third, to.point[1] - to.slope[1] * third],
      to.point,
    ])}`;
  }
  return path;
}

/** Both strands. */
export const strands = [strand(1), strand(-1)] as const;

/** The centre line of the ring, once around from the top; stroked, it covers both strands. */
export const ring = `M${write([onRing(0)])}a${RADIUS} ${RADIUS} 0 1 1 0 ${2 * RADIUS}a${RADIUS} ${RADIUS} 0 1 1 0 ${-2 * RADIUS}z`;
