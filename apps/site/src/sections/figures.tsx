import type { Figure } from "@kolam/content/facts/shapes";
import { CardGrid } from "@kolam/ui/card-grid";
import { StatFigure } from "@kolam/ui/stat-figure";
import styles from "./figures.module.css";

interface FiguresProps {
  figures: readonly Figure[];
  /** `band` on turmeric, `paper` on any other background. */
  tone?: "band" | "paper";
  /** What they count, and until when. */
  note?: string | undefined;
}

/** Big numbers side by side. */
export function Figures({ figures, tone = "paper", note }: FiguresProps) {
  return (
    <>
      <CardGrid look="figures" columns="4">
        {figures.map(({ value, label }) => (
          <StatFigure key={label} value={value} label={label} tone={tone} />
        ))}
      </CardGrid>
      {note ? <p className={styles.note}>{note}</p> : null}
    </>
  );
}
