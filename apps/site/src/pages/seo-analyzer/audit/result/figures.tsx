import { auditReportWords } from "@kolam/content/analyzer/analyzer-audit-report";
import type { AnalysisSection } from "../../../analyzer/analysis-view.ts";
import { Meters } from "../parts/meter.tsx";
import styles from "./figures.module.css";
import { Part } from "./part.tsx";

const words = auditReportWords.figures;

/** What was measured, drawn against the range that serves best. */
export function Figures({ sections }: { sections: readonly AnalysisSection[] }) {
  return (
    <Part title={words.title} lead={words.lead}>
      <div className={styles.root}>
        {sections
          .filter(({ meters }) => meters.length > 0)
          .map(({ id, title, meters }) => (
            <div key={id} className={styles.group}>
              <h4 className={styles.title}>{title}</h4>
              <Meters figures={meters} />
            </div>
          ))}
      </div>
    </Part>
  );
}
