import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import type { MeterGroup } from "../../../../analyzer/audit-meters.ts";
import { Meters } from "../../parts/meter.tsx";
import styles from "./figures.module.css";
import { Part } from "./part.tsx";

const words = auditReportWords.figures;

/** The measurements, drawn as meters. */
export function Figures({ groups }: { groups: readonly MeterGroup[] }) {
  return (
    <Part title={words.title} lead={words.lead}>
      <div className={styles.root}>
        {groups.map(({ id, title, meters }) => (
          <div key={id} className={styles.group}>
            <h4 className={styles.title}>{title}</h4>
            <Meters figures={meters} />
          </div>
        ))}
      </div>
    </Part>
  );
}
