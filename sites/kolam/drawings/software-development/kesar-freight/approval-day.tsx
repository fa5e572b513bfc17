import common from "@kolam/site/drawings/drawing.module.css";
import { approvalDay } from "@site/words/services/software-development/kesar-freight/approval-day";
import paper from "../../paper/paper.module.css";
import styles from "./approval-day.module.css";

const { label, day, date, hours, meetings, asked, quotes, rules } = approvalDay;

/** An hour is 36 high, from nine o'clock. */
const y = (time: number) => (time - 9) * 36;

/** From when on a quotation has waited long, in minutes. */
const long = 30;

/** The finance head's day, with the quotations that waited for it, and the rule that ended this. */
export function ApprovalDay() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div className={styles.table}>
        <div data-theme="light" className={`${paper.sheet} ${styles.diary}`}>
          <p className={styles.date}>
            <b>{day}</b> {date}
          </p>
          <svg viewBox="0 -6 320 344">
            {hours.map((hour) => (
              <g key={hour} transform={`translate(0 ${y(hour)})`} className={styles.hour}>
                <path d="M0 0H320" />
                <text x="2" y="14">
                  {hour}
                </text>
              </g>
            ))}
            <path d="M24-6V338" className={styles.margin} />
            {meetings.map(({ from, to, text }) => (
              <g key={text} className={styles.meeting}>
                <rect x="32" y={y(from) + 1} width="92" height={y(to) - y(from) - 2} />
                <rect
                  x="124"
                  y={y(from) + 1}
                  width="196"
                  height={y(to) - y(from) - 2}
                  className={styles.away}
                />
                <text x="40" y={(y(from) + y(to)) / 2 + 5}>
                  {text}
                </text>
              </g>
            ))}
            {quotes.map(({ asked: from, minutes }, index) => (
              <g
                key={from}
                transform={`translate(${142 + index * 20} 0)`}
                className={minutes > long ? styles.late : styles.soon}
              >
                <path d={`M0 ${y(from)}V${y(from + minutes / 60)}`} />
                <circle cy={y(from)} r="3.5" />
                <text y={y(from + minutes / 60) + 17} textAnchor="middle">
                  {minutes}
                </text>
              </g>
            ))}
          </svg>
          <p className={styles.key}>{asked}</p>
        </div>
        <div data-theme="light" className={`${paper.sheet} ${styles.rules}`}>
          <p className={common.title}>{rules.title}</p>
          <p className={common.quiet}>{rules.since}</p>
          <table>
            <thead>
              <tr>
                {rules.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rules.floors.map(({ customer, floor }) => (
                <tr key={customer}>
                  <td>{customer}</td>
                  <td>{floor}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.above}>
            <span>{rules.above.margin}</span> <b>{rules.above.who}</b>
          </p>
          <p className={styles.below}>
            <span>{rules.below.margin}</span> <b>{rules.below.who}</b>
          </p>
          <p className={`${paper.hand} ${styles.signed}`}>{rules.signed}</p>
        </div>
      </div>
    </div>
  );
}
