import { scannedPage } from "@site/words/services/web-development/sadaphuli-college/scanned-page";
import paper from "../../paper/paper.module.css";
import styles from "./scanned-page.module.css";

const {
  label,
  file,
  page,
  zoom,
  heading,
  columns,
  rows,
  corrected,
  foot,
  stamp,
  loaded,
  state,
  time,
} = scannedPage;

/** The fees as they were to be found: a scan that never quite loaded. */
export function ScannedPage() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.viewer}`}>
      <p className={styles.bar}>
        <span>{file}</span> <b>{page}</b> <span>{zoom}</span>
      </p>
      <div className={styles.window}>
        <div className={styles.pages}>
          {[0, 1, 2, 3].map((other) => (
            <i key={other} className={other === 2 ? styles.open : undefined} />
          ))}
        </div>
        <div data-theme="light" className={styles.scan}>
          <p className={styles.heading}>{heading}</p>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([course, seats, fee]) => (
                <tr key={course}>
                  <td>{course}</td>
                  <td>{seats}</td>
                  <td>
                    {course === corrected.course ? (
                      <>
                        <s>{fee}</s>
                        <span className={`${paper.hand} ${styles.corrected}`}>{corrected.fee}</span>
                      </>
                    ) : (
                      fee
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.foot}>{foot}</p>
          <svg viewBox="-62 -62 124 124" className={styles.stamp}>
            <circle r="58" />
            <circle r="53" />
            {stamp.map((line, index) => (
              <text key={line} y={index * 16 - 18} textAnchor="middle">
                {line}
              </text>
            ))}
            <path d="M-46 34c14-22 30-30 28-14s-12 18 2 6 18-18 22-4 14-4 20-12 8 8 26-8" />
          </svg>
        </div>
      </div>
      <div className={styles.state}>
        <p>
          {state} <span>{time}</span>
        </p>
        <svg width="100%" height="3">
          <rect width={`${loaded}%`} height="100%" />
        </svg>
      </div>
    </div>
  );
}
