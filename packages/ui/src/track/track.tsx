import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { Loop, type LoopProps } from "../stepper/loop.tsx";
import styles from "./track.module.css";

export interface TrackProps extends RootProps<"div", "children"> {
  /** The stations in order. */
  readonly stations: readonly [string, ...string[]];
  /** Number of stations already passed; the next one is the current one. */
  readonly passed: number;
  /** A few words below the current station's name, e.g. since when. */
  readonly note?: string | undefined;
  /** Accessible name of the list, if nothing around it names it. */
  readonly label?: string | undefined;
}

/** From this number of stations, a phone has no room for all names. */
const many = 6;

/** The line at one station: the loop around its dot, and the straight ways to its neighbours. */
function Line({ comes, winds, goes }: LoopProps) {
  return (
    <div className={classList(comes && styles.comes, goes && styles.goes)}>
      <Loop comes={comes} winds={winds} goes={goes} />
    </div>
  );
}

/**
 * How far something has come: a line winds around the stations already passed, the current one is
 * marked, and those to come are bare dots.
 */
export function Track({ stations, passed, note, label, className, ...rest }: TrackProps) {
  const keys = keysOf(stations);
  return (
    <div {...rest} className={classList(styles.root, className)}>
      <ol
        className={classList(styles.list, stations.length >= many && styles.many)}
        aria-label={label}
      >
        {stations.map((station, index) => (
          <li
            key={keys[index]}
            aria-current={index === passed ? "step" : undefined}
            className={index < passed ? styles.passed : undefined}
          >
            {index < passed || (index === passed && passed > 0) ? (
              <Line
                comes={index > 0}
                winds={index < passed}
                goes={index < passed && index < stations.length - 1}
              />
            ) : null}
            <span>
              {station}
              {index === passed && note ? <small>{note}</small> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
