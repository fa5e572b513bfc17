import { paperReport } from "@site/words/services/mobile-development/pahadi-lifts/paper-report";
import paper from "../../paper/paper.module.css";
import styles from "./paper-report.module.css";

const { label, title, number, firm, fields, signed, copies, way } = paperReport;

/** The lines of a thumb, from the middle outwards. */
const thumb = [5, 10, 15, 20, 25, 30];

/** A report from the shaft on paper, and how long it took. */
export function PaperReport() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div className={styles.table}>
        <div data-theme="light" className={`${paper.sheet} ${styles.report}`}>
          <p className={styles.head}>
            <b>{title}</b> <span>{number}</span>
            <small>{firm}</small>
          </p>
          <dl>
            {fields.map(({ name, value, ...field }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={paper.hand}>
                  {value}
                  {"unclear" in field ? (
                    <>
                      <i className={styles.unclear}>{field.unclear}</i>
                      {field.rest}
                    </>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.signed}>
            <svg viewBox="0 0 120 30" className={paper.pen}>
              <path d="M4 22c14-20 24-24 22-10s-14 14-3 6 16-11 18-3 10 2 16-5 5 10 12 5 11-13 16-6 2 11 11 5" />
            </svg>
            {signed}
          </p>
          <p className={styles.copies}>{copies}</p>
          <svg viewBox="-40 -50 80 100" className={styles.thumb}>
            {thumb.map((radius) => (
              <ellipse key={radius} rx={radius} ry={radius * 1.35} />
            ))}
          </svg>
          <svg viewBox="0 0 120 60" className={styles.smear}>
            <path d="M6 40c20-18 60-30 108-26M14 48c26-14 58-20 92-20M30 54c20-8 40-12 66-12" />
          </svg>
        </div>
        <ol className={styles.way}>
          {way.map(({ at, text }) => (
            <li key={text}>
              <b>{at}</b> {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
