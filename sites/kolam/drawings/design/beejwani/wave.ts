/** The bars of a recording from a left edge around a middle line; `height` is half a bar's. */
export function wavePath(
  left: number,
  middle: number,
  count: number,
  height: (at: number) => number,
): string {
  return Array.from({ length: count }, (_, at) => {
    const half = Math.max(1, Math.round(Math.abs(height(at))));
    return `M${left + at * 8} ${middle - half}v${2 * half}`;
  }).join("");
}
