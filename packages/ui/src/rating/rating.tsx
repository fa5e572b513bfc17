import { classList } from "../element/class-list.ts";
import { filled, type Pattern } from "../element/pattern.ts";
import type { RootProps } from "../element/root-props.ts";
import styles from "./rating.module.css";

const star = "l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z";
/** Width and height of a star, and the space between two. */
const size = 22;
const space = 4;
const pitch = size + space;

/** The outline of a row of stars: `z` returns to the tip, where the move to the next star starts. */
const row = (stars: number) => `m11 1${Array(stars).fill(star).join(`m${pitch} 0`)}`;

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
  return (
    <svg
      role="img"
      aria-label={filled(formatLabel, value, of)}
      {...rest}
      viewBox={`0 0 ${of * pitch - space} ${size}`}
      className={classList(styles.root, className)}
    >
      <path d={row(of)} />
      <svg width={value * size + Math.floor(value) * space} height={size}>
        <path d={row(Math.ceil(value))} className={styles.filled} />
      </svg>
    </svg>
  );
}
