/** One value on a chart's time axis. */
export interface ChartPoint {
  /** The point's place on the axis, e.g. `May`. */
  readonly label: string;
  /** The value at this point. */
  readonly value: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A point's distance from the start edge, in per cent: the middle of its share of the width. */
export function across(index: number, count: number): number {
  return round(((index + 0.5) / count) * 100);
}

/** A value's distance from the top edge, in per cent; `max` is at the top, zero at the bottom. */
export function down(value: number, max: number): number {
  return round(100 - (value / max) * 100);
}

/** The line through all points, as an SVG path in a box of 100 by 100. */
export function linePath(points: readonly ChartPoint[], max: number): string {
  const at = points.map(
    ({ value }, index) => `${across(index, points.length)} ${down(value, max)}`,
  );
  return `M${at.join("L")}`;
}

/** The area between the line and the axis, in the same box. */
export function areaPath(points: readonly ChartPoint[], max: number): string {
  const last = across(points.length - 1, points.length);
  return `${linePath(points, max)}L${last} 100H${across(0, points.length)}z`;
}
