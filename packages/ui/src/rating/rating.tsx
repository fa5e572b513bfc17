import { classList } from "../definition/class-list.ts";
import styles from "./rating.module.css";

const star = "l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z";
/** A star's width and height, and from one star's tip to the next one's. */
const size = 22;
const pitch = 26;

/** The outline of a row of stars: `z` leads back to the tip, from which the next one is reached. */
const row = (stars: number) => `m11 1${Array(stars).fill(star).join(`m${pitch} 0`)}`;

export interface RatingProps {
  /** How many stars are filled, from 0 to `of`. A fraction fills a part of a star. */
  readonly value: number;
  /** How many stars there are. 5 unless given. */
  readonly of?: number | undefined;
  /** The rating in words, e.g. `(value, of) => \`Rated ${value} out of ${of}\``. */
  readonly formatLabel: (value: number, of: number) => string;
  readonly className?: string | undefined;
}

/** How well something was rated, as stars that read as one image with a name. Not an input. */
export function Rating({ value, of = 5, formatLabel, className }: RatingProps) {
  const whole = Math.floor(value);
  return (
    <svg
      viewBox={`0 0 ${of * pitch - pitch + size} ${size}`}
      role="img"
      aria-label={formatLabel(value, of)}
      className={classList(styles.root, className)}
    >
      <path d={row(of)} />
      <svg width={whole * pitch + (value - whole) * size} height={size}>
        <path d={row(Math.ceil(value))} className={styles.filled} />
      </svg>
    </svg>
  );
}
