import { type ReactNode, useId } from "react";
import { classesFor } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import type { Status, StatusShape } from "../status-badge/status-badge.definition.ts";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { DOTS, dots, dotsPath, ring, strands, viewBox } from "./dial-drawing.ts";
import { scoreDialDefinition } from "./score-dial.definition.ts";
import styles from "./score-dial.module.css";

const classes = classesFor(scoreDialDefinition, styles);

/** A range of scores and its meaning. */
export interface ScoreBand {
  /** The lowest score of the band. */
  readonly from: number;
  /** What the band means, which chooses colour and icon. */
  readonly status: Status;
  /** The icon before the label. Default: the status's own. */
  readonly icon?: StatusShape | undefined;
  /** The meaning in words, e.g. "Excellent". */
  readonly label: string;
}

export interface ScoreDialProps extends RootProps<"div", "children"> {
  /** What is scored. */
  label: ReactNode;
  /** Hides the label visually; it is still read out. */
  labelHidden?: boolean | undefined;
  /** From 0 to 100; values outside the range are clamped. */
  score: number;
  /** The bands in any order. A score below all of them belongs to the lowest one. */
  bands: readonly [ScoreBand, ...ScoreBand[]];
  /** Text below the number, e.g. "out of 100". */
  outOfText: string;
}

/** The band of a score: the highest one that starts at or below it, otherwise the lowest. */
export function bandOf(score: number, bands: ScoreDialProps["bands"]): ScoreBand {
  const [lowest = bands[0], ...higher] = [...bands].sort((a, b) => a.from - b.from);
  return higher.reduce((best, band) => (score >= band.from ? band : best), lowest);
}

/** A score out of 100: a ring of dots with a line around a proportional share of them. */
export function ScoreDial({
  label,
  labelHidden,
  score,
  bands,
  outOfText,
  className,
  ...rest
}: ScoreDialProps) {
  const id = useId();
  const shown = Math.round(Math.min(Math.max(score, 0), 100));
  const band = bandOf(shown, bands);
  const reached = Math.floor((shown / 100) * DOTS);
  return (
    <div {...rest} className={classes({ status: band.status }, className)}>
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <p className={styles.label}>{label}</p>
      )}
      <div className={styles.dial}>
        <svg
          viewBox={viewBox}
          fill="none"
          aria-hidden="true"
          focusable="false"
          className={styles.drawing}
        >
          {strands.map((d) => (
            <path key={d} d={d} className={styles.track} />
          ))}
          <path d={ring} className={styles.trackPlain} />
          {/* The mask cuts both strands at the same angle. */}
          <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
            <path
              d={ring}
              pathLength={100}
              strokeDasharray={shown < 100 ? `${shown} 100` : undefined}
              className={styles.share}
            />
          </mask>
          <g mask={`url(#${id})`}>
            {strands.map((d) => (
              <path key={d} d={d} className={styles.reached} />
            ))}
            <path d={ring} className={styles.reachedPlain} />
          </g>
          <path d={dotsPath(dots.slice(reached))} className={styles.dots} />
          <path d={dotsPath(dots.slice(0, reached))} className={styles.dotsReached} />
        </svg>
        <p className={styles.figure}>
          <span className={styles.score}>{shown}</span>{" "}
          <span className={styles.outOf}>{outOfText}</span>
        </p>
      </div>
      <StatusBadge status={band.status} icon={band.icon}>
        {band.label}
      </StatusBadge>
    </div>
  );
}
