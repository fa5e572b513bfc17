import { tallySheets } from "@site/words/services/web-development/moti-dental/tally-sheets";
import paper from "../../paper/paper.module.css";
import { Strokes } from "./strokes.tsx";
import styles from "./tally-sheets.module.css";

const { label, head, sheets, rows, of, sum } = tallySheets;

const askedRows = rows.filter((row) => "asked" in row);

/** The sheets of a week, pinned up beside three telephones. */
export function TallySheets() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div className={styles.sheets}>
        {sheets.map((sheet) => {
          const all = rows.reduce((total, { key }) => total + sheet[key], 0);
          const asked = askedRows.reduce((total, { key }) => total + sheet[key], 0);
          return (
            <div key={sheet.clinic} data-theme="light" className={`${paper.sheet} ${styles.sheet}`}>
              <p className={styles.clinic}>{sheet.clinic}</p>
              <p className={styles.head}>{head}</p>
              <dl>
                {rows.map(({ key, name, ...row }) => (
                  <div key={key} className={"asked" in row ? styles.asked : undefined}>
                    <dt>{name}</dt>
                    <dd>
                      <Strokes count={sheet[key]} />
                      <span className={paper.hand}>{sheet[key]}</span>
                    </dd>
                  </div>
                ))}
              </dl>
              <p className={styles.sum}>
                {sum}{" "}
                <b className={`${paper.hand} ${paper.bold}`}>
                  {asked} {of} {all}
                  <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={paper.pen}>
                    <path d="M20 34C2 30 2 8 34 5s62 6 58 18-42 18-70 9" />
                  </svg>
                </b>
              </p>
            </div>
          );
        })}
      </div>
    </div>
  );
}
