import type { ReactNode } from "react";

/** The frame of every drawing, hidden from screen readers unless it has a label. */
export function Drawing({
  size,
  label,
  bare = false,
  children,
}: {
  size: readonly [width: number, height: number];
  label?: string | undefined;
  /** Without thin lines, for a small drawing. */
  bare?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      className={bare ? "drawing drawing-bare" : "drawing"}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {children}
    </svg>
  );
}

/** Between the lines of a hatching. */
const gap = 6;

/** A cut rectangle, hatched. */
export function Cut(box: { x: number; y: number; width: number; height: number }) {
  const { x, y, width, height } = box;
  const lines: string[] = [];
  for (let from = gap; from < width + height; from += gap) {
    const start = { x: Math.min(from, width), y: Math.max(0, from - width) };
    const end = { x: Math.max(0, from - height), y: Math.min(from, height) };
    lines.push(`M${x + start.x} ${y + start.y}L${x + end.x} ${y + end.y}`);
  }
  return (
    <>
      <rect className="ground" {...box} />
      <path className="hatch" d={lines.join("")} />
    </>
  );
}

const arrow = (x: number, y: number, dx: number, dy: number) =>
  `M${x} ${y}l${-8 * dx + 2.2 * dy} ${-8 * dy + 2.2 * dx}l${-4.4 * dy} ${-4.4 * dx}z`;

interface DimensionProps {
  from: number;
  to: number;
  /** Where the extension lines begin. */
  reach: number;
  text: string;
}

/** A horizontal dimension at the height `y`. */
export function Across({ from, to, y, reach, text }: DimensionProps & { y: number }) {
  const past = y + Math.sign(y - reach) * 4;
  return (
    <g className="dimension">
      <path d={`M${from} ${reach}V${past}M${to} ${reach}V${past}M${from} ${y}H${to}`} />
      <path className="arrow" d={arrow(from, y, -1, 0) + arrow(to, y, 1, 0)} />
      <text className="middle" x={(from + to) / 2} y={y - 5}>
        {text}
      </text>
    </g>
  );
}

/** A vertical dimension at the distance `x`. */
export function Upright({ from, to, x, reach, text }: DimensionProps & { x: number }) {
  const past = x + Math.sign(x - reach) * 4;
  const middle = (from + to) / 2;
  return (
    <g className="dimension">
      <path d={`M${reach} ${from}H${past}M${reach} ${to}H${past}M${x} ${from}V${to}`} />
      <path className="arrow" d={arrow(x, from, 0, -1) + arrow(x, to, 0, 1)} />
      <text className="middle" x={x - 5} y={middle} transform={`rotate(-90 ${x - 5} ${middle})`}>
        {text}
      </text>
    </g>
  );
}

/** The axes of something round. */
export function Axes({ x, y, reach }: { x: number; y: number; reach: number }) {
  return (
    <path className="axis" d={`M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}`} />
  );
}

/** Points on a circle, the first at the top. */
export function around(count: number, radius: number, x: number, y: number) {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
    const round = (value: number) => Math.round(value * 100) / 100;
    return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
  });
}

/** The outline of a spur gear. */
export function gearPath(teeth: number, radius: number, depth: number, x: number, y: number) {
  const point = (at: number, distance: number) => {
    const angle = (at / teeth) * 2 * Math.PI - Math.PI / 2;
    return `${(x + distance * Math.cos(angle)).toFixed(2)} ${(y + distance * Math.sin(angle)).toFixed(2)}`;
  };
  const tooth = (at: number) =>
    [
      point(at - 0.28, radius - depth),
      point(at - 0.22, radius - depth * 0.4),
      point(at - 0.11, radius),
      point(at + 0.11, radius),
      point(at + 0.22, radius - depth * 0.4),
      point(at + 0.28, radius - depth),
    ].join("L");
  return `M${Array.from({ length: teeth }, (_, at) => tooth(at)).join("L")}Z`;
}
