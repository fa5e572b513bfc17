import { ClosingObject } from "@kolam/site/sections/service/closing-object.tsx";
import { Bar } from "@kolam/site/sections/text/bar.tsx";
import { DeviceFrame } from "@kolam/ui/device-frame";
import type { digitalMarketing } from "@site/words/services/digital-marketing/page";
import styles from "./marked-report.module.css";

/** The lines of last month’s report: three that cost money, and the one that made it. */
const lines = [
  { percent: 78, mark: "cost" },
  { percent: 40 },
  { percent: 64, mark: "cost" },
  { percent: 26, mark: "made" },
  { percent: 52, mark: "cost" },
  { percent: 34 },
] as const satisfies readonly { percent: number; mark?: "cost" | "made" }[];

/** A report of a month, by channel, with four of its lines marked by hand. */
export function MarkedReport({ words }: { words: typeof digitalMarketing }) {
  return (
    <ClosingObject>
      <DeviceFrame title={words.closing.title}>
        <ul className={styles.report}>
          {words.platforms.items.slice(0, lines.length).map(({ name }, at) => {
            const line = lines[at] ?? lines[1];
            return (
              <li key={name} className={"mark" in line ? styles[line.mark] : undefined}>
                <span>{name}</span>
                <Bar percent={line.percent} />
              </li>
            );
          })}
        </ul>
      </DeviceFrame>
    </ClosingObject>
  );
}
