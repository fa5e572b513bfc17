import { Stack } from "@kolam/ui/stack";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import { type Meter as Figure, isGood } from "../../../analyzer/meter.ts";
import styles from "./meter.module.css";

const { labels } = analysisWords;

/** The largest count that is drawn as dots. */
const MAX_DOTS = 30;

/** The position of a value on the scale, in percent. */
const placeOf = ({ max }: Figure, value: number) => Math.round((value / max) * 1000) / 10;

function isComplete({ max, optimal: [from, to] }: Figure): boolean {
  return from === max && to === max;
}

function optimalText(figure: Figure): string {
  const {
    max,
    optimal: [from, to],
    unit,
  } = figure;
  if (isComplete(figure)) return labels.optimalAll;
  if (to >= max) return labels.optimalFrom(from + unit);
  return from === 0 ? labels.optimalUpTo(to + unit) : labels.optimalRange(from, to + unit);
}

/** A bar up to the value, over the optimal part of the scale. */
function Scale({ figure }: { figure: Figure }) {
  const [from, to] = figure.optimal.map((end) => placeOf(figure, end)) as [number, number];
  return (
    <svg className={styles.scale} aria-hidden="true" focusable="false">
      <rect className={styles.zone} x={`${from}%`} width={`${to - from}%`} y="4" height="24" />
      <line className={styles.axis} x1="0" x2="100%" y1="16" y2="16" />
      {[from, to].map((edge) => (
        <line key={edge} className={styles.edge} x1={`${edge}%`} x2={`${edge}%`} y1="4" y2="28" />
      ))}
      <svg className={styles.reached} width={`${placeOf(figure, figure.value)}%`}>
        <rect className={styles.reach} width="100%" y="13" height="6" />
        <circle className={styles.end} cx="100%" cy="16" r="7" />
      </svg>
    </svg>
  );
}

function Dots({ figure: { value, max } }: { figure: Figure }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: max }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other identity
        <span key={index} className={index < value ? styles.filled : styles.hollow} />
      ))}
    </span>
  );
}

/** A figure and its scale, as one group of a `dl`. */
function Meter({ figure }: { figure: Figure }) {
  const { label, text } = figure;
  return (
    <div className={`${styles.root} ${isGood(figure) ? styles.good : styles.off}`}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{text}</dd>
      <dd className={styles.drawing}>
        {isComplete(figure) && figure.max <= MAX_DOTS ? (
          <Dots figure={figure} />
        ) : (
          <Scale figure={figure} />
        )}
        <span className={styles.optimal}>{optimalText(figure)}</span>
      </dd>
    </div>
  );
}

/** The figures of one section. */
export function Meters({ figures }: { figures: readonly Figure[] }) {
  return figures.length === 0 ? null : (
    <Stack as="dl" gap={6}>
      {figures.map((figure) => (
        <Meter key={figure.label} figure={figure} />
      ))}
    </Stack>
  );
}
