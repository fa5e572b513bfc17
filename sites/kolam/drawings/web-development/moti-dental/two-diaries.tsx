import common from "@kolam/site/drawings/drawing.module.css";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { twoDiaries } from "@site/words/services/web-development/moti-dental/two-diaries";
import paper from "../../paper/paper.module.css";
import styles from "./two-diaries.module.css";

const { label, day, paper: onPaper, screen, rows, free, count, days, closed, sum } = twoDiaries;

/** The paper diary beside the new one, and the days until it was closed. */
export function TwoDiaries() {
  return (
    <div role="img" aria-label={label} className={`${paper.desk} ${styles.desk}`}>
      <div className={styles.both}>
        <div data-theme="light" className={`${paper.sheet} ${styles.page}`}>
          <p className={styles.date}>
            <b>{day}</b> {onPaper}
          </p>
          {rows.map(({ time, written, ...row }) => (
            <p key={time} className={`${styles.line} ${"clash" in row ? styles.clash : ""}`}>
              <span>{time}</span> <span className={paper.hand}>{written}</span>
            </p>
          ))}
        </div>
        <div className={styles.screen}>
          <DeviceFrame device="screen" title={screen}>
            {rows.map(({ time, booked, ...row }) => (
              <p key={time} className={`${styles.slot} ${"clash" in row ? styles.clash : ""}`}>
                <span>{time}</span>{" "}
                <span className={booked ? common.strong : common.quiet}>{booked || free}</span>
              </p>
            ))}
          </DeviceFrame>
        </div>
      </div>
      <div className={styles.count}>
        <p>
          <b className={common.strong}>{count}</b> {sum}
        </p>
        <ol>
          {days.map(({ day: date, cases, ...one }) => (
            <li key={date} className={"closed" in one ? styles.closed : undefined}>
              <span className={styles.cases}>
                <i />
                {cases > 0 ? <i className={styles.case} /> : null}
                {cases > 1 ? <i className={styles.case} /> : null}
              </span>
              <span>{date}</span>
              {"closed" in one ? <b>{closed}</b> : null}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
