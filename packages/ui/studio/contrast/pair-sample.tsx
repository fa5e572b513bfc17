import { Icon } from "../../src/icon/icon.tsx";
import type { JudgedPair } from "../../src/tokens/contrast-pairs.ts";
import type { ThemeColours } from "../theme/theme-colours.ts";
import styles from "./contrast.module.css";
import { ratioText } from "./fix-groups.ts";

interface PairSampleProps {
  pair: JudgedPair;
  colours: ThemeColours;
}

/** The outline of a capital A and a small a, so that the colours are seen as letters have them. */
export const letters = "M6 20 12 6l6 14M8.4 15h7.2M31 12v8m0-4a4 4 0 1 1-8 0 4 4 0 1 1 8 0";

/** A pair in a theme: what it looks like, its contrast, and whether that is enough. */
export function PairSample({ pair, colours }: PairSampleProps) {
  const { foreground, background, ratio, needed, passes } = pair;
  return (
    <span className={styles.sample}>
      <svg viewBox="0 0 40 26" aria-hidden="true" className={styles.letters}>
        <rect width="40" height="26" fill={colours[background]} />
        <path d={letters} stroke={colours[foreground]} />
      </svg>
      {passes ? (
        ratioText(ratio)
      ) : (
        <strong className={styles.fails}>
          <Icon name="close" size="sm" label="Fails:" /> {ratioText(ratio)} of {needed}:1
        </strong>
      )}
    </span>
  );
}
