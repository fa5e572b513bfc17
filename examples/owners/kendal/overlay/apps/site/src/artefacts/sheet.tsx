import { LineChart, type LineChartProps } from "@kolam/ui/line-chart";
import common from "./artefact.module.css";
import styles from "./sheet.module.css";

interface LineSheetProps {
  words: Pick<LineChartProps, "points" | "max" | "ticks" | "note"> &
    Readonly<Record<"label" | "title" | "first" | "last", string>>;
}

/** A line month by month, on a sheet of paper. */
export function LineSheet({ words }: LineSheetProps) {
  const { label, title, first, last, ...chart } = words;
  return (
    <div role="img" aria-label={label} className={styles.sheet}>
      <p className={common.title}>{title}</p>
      <LineChart {...chart} firstText={first} lastText={last} className={styles.chart} />
    </div>
  );
}
