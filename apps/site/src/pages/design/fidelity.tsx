import type { Process } from "@kolam/content/services/shape";
import { Section } from "@kolam/ui/section";
import styles from "./fidelity.module.css";

/** The parts of a drawing of a screen, 92 by 138 units, with its corner at 14, 6. */
const screen = {
  frame: "M14 6h92v138H14z",
  picture: "M24 18h72v48H24zm0 48 24-26 16 16 12-10 20 20",
  lines: "M24 80h60M24 92h42",
  button: "M24 112h40v18H24z",
} as const;

/** How the screen looks after each step: sketched, in grey, in colour, in use. */
const looks = ["paper", "grey", "colour", "people"] as const;

/** The four steps of a design, each with a drawing of the screen at that stage. */
export function Fidelity({ words: { title, lead, items } }: { words: Process }) {
  return (
    <Section heading={title} lead={lead}>
      <ol className={styles.steps}>
        {items.map((step, index) => {
          const look = looks[index] ?? "paper";
          return (
            <li key={step.number} className={styles.step}>
              <svg
                viewBox="13 5 96 146"
                className={`${styles.screen} ${styles[look]}`}
                aria-hidden="true"
              >
                <path className={styles.frame} d={screen.frame} />
                <path className={styles.picture} d={screen.picture} />
                <path className={styles.lines} d={screen.lines} />
                <path className={styles.button} d={screen.button} />
                {look === "people" ? (
                  <path className={styles.hand} d="M58 121a9 9 0 1 1 0 .1M66 128l12 19" />
                ) : null}
              </svg>
              <h3 className={styles.title}>
                <span className={styles.number} aria-hidden="true">
                  {step.number}{" "}
                </span>
                {step.title}
              </h3>
              <p className={styles.text}>{step.text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
