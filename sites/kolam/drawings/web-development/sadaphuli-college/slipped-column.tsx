import common from "@kolam/site/drawings/drawing.module.css";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { slippedColumn } from "@site/words/services/web-development/sadaphuli-college/slipped-column";
import paper from "../../paper/paper.module.css";
import styles from "./slipped-column.module.css";

const { label, file, letters, columns, courses, times, check } = slippedColumn;

const fees = courses.map(({ fee }) => fee).sort((a, b) => a - b);

/** The middle of a row. */
const y = (row: number) => 62 + row * 34;

/** The sheet on that day, with a line from each course to its own fee, and the check there is now. */
export function SlippedColumn() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div className={styles.both}>
        <div className={styles.sheet}>
          <p className={styles.file}>{file}</p>
          <svg viewBox="0 0 340 290">
            {letters.map((letter, index) => (
              <text key={letter} x={index === 0 ? 76 : 306} y="14" className={styles.letter}>
                {letter}
              </text>
            ))}
            <rect x="272" y="20" width="68" height="268" className={styles.sorted} />
            <text x="10" y="40" className={styles.column}>
              {columns[0]}
            </text>
            <text x="330" y="40" textAnchor="end" className={styles.column}>
              {columns[1]}
            </text>
            <path d="M278 40l6-7 6 7M284 33v11" className={styles.arrow} />
            {courses.map(({ name, fee }, row) => (
              <g key={name}>
                <path d={`M0 ${y(row) - 17}H340`} className={styles.rule} />
                <text x="10" y={y(row) + 4}>
                  {name}
                </text>
                <path
                  d={`M142 ${y(row)}C200 ${y(row)} 212 ${y(fees.indexOf(fee))} 268 ${y(fees.indexOf(fee))}`}
                  className={styles.strand}
                />
                <circle cx="142" cy={y(row)} r="3.5" className={styles.dot} />
                <circle cx="268" cy={y(row)} r="3.5" className={styles.dot} />
                <text x="330" y={y(row) + 4} textAnchor="end" className={styles.fee}>
                  {fees[row]?.toLocaleString("en-IN")}
                </text>
              </g>
            ))}
            <path d="M0 20H340V288H0Z" className={styles.rule} />
          </svg>
          <ol className={styles.times}>
            {times.map(({ at, text }) => (
              <li key={at}>
                <b>{at}</b> {text}
              </li>
            ))}
          </ol>
        </div>
        <DeviceFrame title={check.title}>
          <p className={common.title}>{check.heading}</p>
          <p className={common.quiet}>{check.text}</p>
          <table className={`${common.table} ${styles.changes}`}>
            <tbody>
              {check.changes.map(({ name, was, now }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <s>{was}</s>
                  </td>
                  <td className={common.number}>{now}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={common.quiet}>{check.others}</p>
          <div className={styles.names}>
            <p>
              <span>{check.first}</span> <b>{check.signed}</b>
            </p>
            <p>
              <span>{check.second}</span> <b className={styles.empty} />
            </p>
          </div>
          <p className={styles.closed}>{check.action}</p>
        </DeviceFrame>
      </div>
    </div>
  );
}
