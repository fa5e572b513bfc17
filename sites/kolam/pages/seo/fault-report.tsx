import { ClosingObject } from "@kolam/site/sections/service/closing-object.tsx";
import { Bar } from "@kolam/site/sections/text/bar.tsx";
import { DeviceFrame } from "@kolam/ui/device-frame";
import styles from "./fault-report.module.css";

/** Lengths of the lines of a report, in per cent. */
const lines = [72, 48, 84, 60, 40, 68, 52, 76, 44, 58];

/** A report of ten faults, the three worst first. */
export function FaultReport({ title }: { title: string }) {
  return (
    <ClosingObject>
      <DeviceFrame title={title}>
        <ol className={styles.report}>
          {lines.map((length) => (
            <li key={length}>
              <Bar percent={length} />
            </li>
          ))}
        </ol>
      </DeviceFrame>
    </ClosingObject>
  );
}
