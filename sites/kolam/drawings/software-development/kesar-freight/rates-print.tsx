import { ratesPrint } from "@site/words/services/software-development/kesar-freight/rates-print";
import paper from "../../paper/paper.module.css";
import styles from "./rates-print.module.css";

const { label, file, sheet, printed, letters, columns, rows, notes, tabs, others } = ratesPrint;

/** A circle of a pen around something. */
const ring = "M20 34C2 30 2 8 34 5s62 6 58 18-42 18-70 9";

/** A sheet of the workbook on printer paper. */
export function RatesPrint() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div data-theme="light" className={`${paper.sheet} ${styles.print}`}>
        <p className={styles.head}>
          <span>{file}</span> <span>{printed}</span>
          <b>{sheet}</b>
        </p>
        <table className={styles.grid}>
          <thead>
            <tr className={styles.letters}>
              <td />
              {letters.map((letter) => (
                <td key={letter}>{letter}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            {[{ cells: columns }, ...rows].map(({ cells, ...row }, index) => (
              <tr key={cells[0]} className={index === 0 ? styles.columns : undefined}>
                <td className={styles.number}>{index + 1}</td>
                {cells.map((cell, column) => (
                  <td
                    key={columns[column]}
                    className={"broken" in row && cell.startsWith("#") ? styles.broken : undefined}
                  >
                    {"struck" in row && column === 1 ? <s>{cell}</s> : cell}
                    {"struck" in row && column === 1 ? (
                      <span className={`${paper.hand} ${styles.over}`}>{row.struck}</span>
                    ) : null}
                    {"noted" in row && column === 2 ? (
                      <span className={`${paper.hand} ${styles.over}`}>{row.noted}</span>
                    ) : null}
                    {"broken" in row && column === 4 ? (
                      <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={paper.pen}>
                        <path d={ring} />
                      </svg>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note} className={`${paper.hand} ${paper.pencil}`}>
              {note}
            </p>
          ))}
        </div>
        <svg viewBox="0 0 100 100" className={styles.cup}>
          <circle cx="50" cy="50" r="44" />
          <circle cx="52" cy="49" r="40" />
        </svg>
        <p className={styles.tabs}>
          {tabs.map((tab) => (
            <span key={tab} className={sheet.endsWith(tab) ? styles.open : undefined}>
              {tab}
            </span>
          ))}
          <b>{others}</b>
        </p>
      </div>
    </div>
  );
}
