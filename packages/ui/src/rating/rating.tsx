import { classList } from "../element/class-list.ts";
import { filled, type Pattern } from "../element/pattern.ts";
import type { RootProps } from "../element/root-props.ts";
import styles from "./rating.module.css";

/**
 * A star, 22 wide and high. `z` returns to the tip, where the move to the next star starts, 4 apart
 * from it.
 */
const star = "l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1zm26 0";

export interface RatingProps extends RootProps<"svg", "viewBox" | "children"> {
  /** Number of filled stars, from 0 to `of`. A fraction fills part of a star. */
  readonly value: number;
  /** Total number of stars. Default: 5. */
  readonly of?: number | undefined;
  /** The rating in words: a pattern such as `"Rated {n} out of {total}"`, or a function. */
  readonly formatLabel: Pattern;
}

/** A rating as stars, which are one image with an accessible name. Not an input. */
export function Rating({ value, of = 5, formatLabel, className, ...rest }: RatingProps) {
  const stars = `m11 1${star.repeat(of)}`;
  return (
    <svg
      role="img"
      aria-label={filled(formatLabel, value, of)}
      {...rest}
      viewBox={`0 0 ${of * 26 - 4} 22`}
      className={classList(styles.root, className)}
    >
      <path d={stars} />
      <svg width={value * 26 - (value % 1) * 4}>
        <path d={stars} className={styles.filled} />
      </svg>
    </svg>
  );
}
