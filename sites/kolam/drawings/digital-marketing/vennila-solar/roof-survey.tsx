import { roofSurvey } from "@site/words/services/digital-marketing/vennila-solar/roof-survey";
import paper from "../../paper/paper.module.css";
import styles from "./roof-survey.module.css";

const { label, title, where, when, stair, tank, shade, north, width, depth, facts, verdict } =
  roofSurvey;

/** Six panels in two rows. */
const panels = [
  [66, 150],
  [118, 150],
  [170, 150],
  [66, 208],
  [118, 208],
  [170, 208],
] as const;

/** A plan of a roof as an engineer draws it there, on a clipboard. */
export function RoofSurvey() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div data-theme="light" className={styles.board}>
        <div className={`${paper.sheet} ${styles.sheet}`}>
          <p className={styles.head}>
            <b>{title}</b> <span>{where}</span> <span className={paper.hand}>{when}</span>
          </p>
          <div className={styles.halves}>
            <svg viewBox="0 0 340 320">
              <path d="M40 40H300V290H40ZM48 48H292V282H48Z" className={styles.roof} />
              {/* The sun stands in the south-west, so shadows fall to the north-east. */}
              <path d="M124 56H188L124 120Z" className={styles.shade} />
              <path d="M241 216L292 165V198L275 252Z" className={styles.shade} />
              <path d="M56 56H124V120H56Z" className={styles.room} />
              <circle cx="258" cy="234" r="23" className={styles.room} />
              <circle cx="258" cy="234" r="7" className={styles.room} />
              {panels.map(([x, top]) => (
                <g key={`${x} ${top}`} transform={`translate(${x} ${top})`}>
                  <path d="M0 0H48V52H0Z" className={styles.panel} />
                  <path d="M16 0V52M32 0V52M0 17H48M0 35H48" className={styles.cells} />
                </g>
              ))}
              <path
                d="M40 22H300M40 16v12M300 16v12M22 40V290M16 40h12M16 290h12"
                className={styles.measure}
              />
              <text x="170" y="16" textAnchor="middle">
                {width}
              </text>
              <text x="14" y="165" textAnchor="middle" transform="rotate(-90 14 165)">
                {depth}
              </text>
              {stair.map((word, line) => (
                <text key={word} x="90" y={86 + line * 17} textAnchor="middle">
                  {word}
                </text>
              ))}
              <text x="258" y="276" textAnchor="middle">
                {tank}
              </text>
              {shade.map((words, line) => (
                <text key={words} x="206" y={74 + line * 17} className={styles.pencil}>
                  {words}
                </text>
              ))}
              <circle cx="202" cy="234" r="23" className={styles.moved} />
              <path d="M202 234H236M228 228l9 6-9 6" className={styles.measure} />
              <path d="M322 92V52M314 64l8-14 8 14" className={styles.measure} />
              <text x="322" y="110" textAnchor="middle">
                {north}
              </text>
            </svg>
            <div>
              <dl>
                {facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd className={paper.hand}>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className={`${paper.hand} ${paper.bold} ${paper.red} ${styles.verdict}`}>
                {verdict}
              </p>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
