import { fellRunners } from "@kolam/content/services/upkeep/fell-runners";
import { LineChart } from "@kolam/ui/line-chart";
import common from "../artefact.module.css";
import styles from "../sheet.module.css";

/** The entries of the first minute. */
export function FellRunners() {
  const { label, title, points, max, ticks, first, last, note } = fellRunners;
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
