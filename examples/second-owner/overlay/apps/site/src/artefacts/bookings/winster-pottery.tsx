import { winsterPottery } from "@kolam/content/services/bookings/winster-pottery";
import { LineChart } from "@kolam/ui/line-chart";
import common from "../artefact.module.css";
import styles from "../sheet.module.css";

/** The pots that were promised, month by month, below what the kiln holds. */
export function WinsterPottery() {
  const { label, title, points, max, ticks, first, last, note } = winsterPottery;
  return (
    <div role="img" aria-label={label} className={styles.sheet}>
      <p className={common.title}>{title}</p>
      <LineChart
        points={points}
        max={max}
        ticks={ticks}
        firstText={first}
        lastText={last}
        note={note}
        className={styles.chart}
      />
    </div>
  );
}
