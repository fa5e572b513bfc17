import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import styles from "./bar-list.module.css";

/** A value with its label. */
export interface Bar {
  /** What the value belongs to. */
  readonly label: string;
  /** The value, not negative. */
  readonly value: number;
  /** The value as displayed, e.g. `1 in 200`. */
  readonly text: string;
  /** Draws the bar in the accent colour: for the one that the others are compared with. */
  readonly accent?: boolean | undefined;
}

export interface BarListProps extends RootProps<"ul", "children"> {
  /** What is compared; the name of the list. */
  readonly label?: string | undefined;
  /** The bars, in the order in which they are read. */
  readonly bars: readonly [Bar, ...Bar[]];
  /** The value of a full-width bar. Default: the largest value. */
  readonly max?: number | undefined;
}

/** A few values compared by the length of their bars. */
export function BarList({ label, bars, max, className, ...rest }: BarListProps) {
  const keys = keysOf(bars.map((bar) => bar.label));
  const whole = max ?? Math.max(...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} {...rest} className={classList(styles.root, className)}>
      {bars.map((bar, index) => (
        <li key={keys[index]} className={bar.accent ? styles.accent : undefined}>
          {bar.label} <b>{bar.text}</b>
          <svg aria-hidden="true" focusable="false">
            <rect width="100%" height="100%" />
            <rect width={`${Math.round((bar.value / whole) * 1000) / 10}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
