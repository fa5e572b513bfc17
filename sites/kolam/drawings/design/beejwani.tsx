import { DeviceFrame } from "@kolam/ui/device-frame";
import { beejwani } from "@site/words/services/design/beejwani";
import styles from "./beejwani.module.css";

/** What each answer means, drawn on its leaf: spots, holes, a yellowed half. */
const signs = ["M22 20h0m13 7h0m-13 10h0", "M22 18h0m13 9h0m-13 9h0", "M28 4C52 14 52 40 28 52z"];

/** The first letters of Marathi, Hindi and Kannada. As outlines they need no font of their own. */
const letters = [
  "M14 22v-15h-3v15M10 5v3h7v-3M0 8h15v-3h-16M12 16v-3h-8v3M6 15v-8h-3v8M3 20h3v-6h-3-2q0 2 1 2 0 1 0 2 0 1 1 2",
  "M8 7v3h7v-3M13 12v-3h-3v3M0 10h15v-3h-16M13 9h-3v5h3M3 18l2-1q0-1 0-1 0-1 0-1 1-1 3-1 1 0 2 0 2 0 3 0v-2q-2 0-3 0-1 0-3 0-3 0-4 1-2 1-2 2 0 1 1 2 0 1 1 1M12 26v-2q-1 0-2 0 0 0-1 0-2 0-3 0-1-1-1-2v-1q0-1 0-1 1-1 3-1 1 0 2 1 0 0 0 1v1h3q0 0 0-1 1 0 1 0 0-2-1-3-1 0-2-1-1 0-3 0-1 0-2 0-1 0-2 0v1q-1 0-2 1-1 1-1 2v1q0 1 1 3 1 1 3 1 1 1 3 1 1 0 2 0 1 0 2-1",
  "M1 14v-2h14v2h-4-6M6 13v-5h4v5M1 9v-2h10v2M8 20q1 0 2-1 1-1 1-2 0-1-1-2-1-1-2-1-2 0-2 1-1 1-1 2 0 1 1 2 0 1 2 1M4 15v-1h8v1q1 0 2 1 0 0 0 2 0 2-1 3-2 2-5 2-3 0-5-2-1-1-1-3 0-2 0-2 1-1 2-1M11 2h3q1 1 1 2 0 1 0 2 0 3-3 3h-2v-2h1q0 0 1-1 0 0 0-1 0-1 0-1 0-1-1-2",
];

/** The screen that vanished in the sun, and the one that did not. */
export function Beejwani() {
  const { label, app, before, after } = beejwani;
  return (
    <div role="img" aria-label={label} className={styles.root}>
      <div className={styles.before}>
        <p>
          <b>{before.contrast}</b> {before.colours}
        </p>
        <DeviceFrame device="phone" title={app}>
          <ul>
            {before.menu.map((entry) => (
              <li key={entry}>
                {/* Drawn, because its contrast is the fault that it is shown for. */}
                <svg>
                  <text x="50%" y="65%">
                    {entry}
                  </text>
                </svg>
              </li>
            ))}
          </ul>
        </DeviceFrame>
      </div>
      <div className={styles.after}>
        <p>
          <b>{after.contrast}</b> {after.colours}
        </p>
        <div data-theme="light" data-contrast="more">
          <DeviceFrame device="phone" title={app}>
            <b className={styles.question}>{after.question}</b>
            <ul>
              {after.answers.map((answer, index) => (
                <li key={answer}>
                  <svg viewBox="8 2 40 52">
                    <path d="M28 4C52 14 52 40 28 52C4 40 4 14 28 4z" />
                    <path d={signs[index]} />
                  </svg>
                  {answer}
                </li>
              ))}
            </ul>
            <p className={styles.listen}>
              {after.listen}
              {letters.map((letter) => (
                <svg key={letter} viewBox="-2 0 24 28">
                  <path d={letter} />
                </svg>
              ))}
            </p>
          </DeviceFrame>
        </div>
      </div>
    </div>
  );
}
