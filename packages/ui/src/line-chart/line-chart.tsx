import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { across, areaPath, type ChartPoint, down, linePath } from "./chart-drawing.ts";
import styles from "./line-chart.module.css";

export type { ChartPoint };

/** A line across the chart at a value. */
export interface ChartTick {
  /** Where the line is on the scale. */
  readonly value: number;
  /** The value as displayed, e.g. `10,000`. */
  readonly text: string;
}

/** A remark on one of the points. */
export interface ChartNote {
  /** The label of the point. */
  readonly at: string;
  /** A few words; they stay on one line. */
  readonly text: string;
}

export interface LineChartProps extends RootProps<"svg", "points" | "max" | "children"> {
  /** One sentence that says what the chart shows. With it, the chart is a picture of this name. */
  readonly label?: string | undefined;
  /** In chronological order. */
  readonly points: readonly [ChartPoint, ChartPoint, ...ChartPoint[]];
  /** The value at the top edge; the scale starts at zero. */
  readonly max: number;
  /** Lines across, besides the one at zero. */
  readonly ticks?: readonly ChartTick[] | undefined;
  /** The first value as displayed beside its point. */
  readonly firstText?: string | undefined;
  /** The last value as displayed above its point. */
  readonly lastText?: string | undefined;
  /** A note at one of the points, such as the date of a change. */
  readonly note?: ChartNote | undefined;
}

const percent = (value: number) => `${value}%`;

/**
 * Values over time as a line, drawn where it is rendered. Its lines and text keep their size at
 * every width; `--k-line-chart-size` sets its height.
 */
export function LineChart({
  label,
  points,
  max,
  ticks = [],
  firstText,
  lastText,
  note,
  className,
  ...rest
}: LineChartProps) {
  const count = points.length;
  const keys = keysOf(points.map((point) => point.label));
  const x = (index: number) => percent(across(index, count));
  const y = (index: number) => percent(down(points[index]?.value ?? 0, max));
  const noted = note ? points.findIndex((point) => point.label === note.at) : -1;
  const opensLeft = across(noted, count) > 50;
  return (
    <svg
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      {...rest}
      className={classList(styles.root, className)}
    >
      {ticks.map(({ value, text }) => (
        <g key={value} className={styles.tick}>
          <line x2="100%" y1={percent(down(value, max))} y2={percent(down(value, max))} />
          <text y={percent(down(value, max))} dy="-6">
            {text}
          </text>
        </g>
      ))}
      <line x2="100%" y1="100%" y2="100%" className={styles.axis} />
      {note ? (
        <g className={styles.note}>
          <line x1={x(noted)} x2={x(noted)} y2="100%" />
          <text
            x={x(noted)}
            dx={opensLeft ? -8 : 8}
            dy="12"
            textAnchor={opensLeft ? "end" : undefined}
          >
            {note.text}
          </text>
        </g>
      ) : null}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={areaPath(points, max)} className={styles.area} />
        <path d={linePath(points, max)} className={styles.line} />
      </svg>
      {note ? <circle cx={x(noted)} cy={y(noted)} r="5" className={styles.dot} /> : null}
      <circle cx={x(count - 1)} cy={y(count - 1)} r="5" className={styles.last} />
      {firstText ? (
        <text x={x(0)} y={y(0)} dy="-10" textAnchor="middle" className={styles.first}>
          {firstText}
        </text>
      ) : null}
      {lastText ? (
        <text x="100%" y={y(count - 1)} dy="-14" textAnchor="end" className={styles.figure}>
          {lastText}
        </text>
      ) : null}
      {points.map((point, index) => (
        <text
          key={keys[index]}
          x={x(index)}
          y="100%"
          dy="20"
          textAnchor="middle"
          className={(count - 1 - index) % 2 > 0 ? styles.minor : undefined}
        >
          {point.label}
        </text>
      ))}
    </svg>
  );
}
