import type { Process } from "@kolam/content/model/types/service";
import columns from "@kolam/site/sections/four-columns.module.css";
import { Signature } from "@kolam/site/sections/service/signature.tsx";
import type { DesignStage } from "@site/words/services/design/design-screen";
import { BillScreen, Findings } from "./bill-screen.tsx";
import styles from "./fidelity.module.css";

/** The stages of the screen, which it goes through in as many steps as there are. */
const stages: readonly DesignStage[] = ["sketch", "wireframe", "visual", "tested"];

/** The steps of a design, each with the same screen at that stage. */
export function Fidelity({ words }: { words: Process }) {
  return (
    <Signature words={words}>
      <ol className={`${columns.list} ${styles.steps}`}>
        {words.items.map((step, index) => {
          const stage = stages[Math.round(((index + 1) / words.items.length) * 4) - 1] ?? "sketch";
          return (
            <li key={step.title} className={styles.step}>
              <BillScreen stage={stage} />
              <div>
                <h3 className={styles.title}>
                  <span className={styles.number} aria-hidden="true">
                    {String(index + 1).padStart(2, "0")}{" "}
                  </span>
                  {step.title}
                </h3>
                <p className={`${columns.text} ${styles.text}`}>{step.text}</p>
                {stage === "tested" ? <Findings /> : null}
              </div>
            </li>
          );
        })}
      </ol>
    </Signature>
  );
}
