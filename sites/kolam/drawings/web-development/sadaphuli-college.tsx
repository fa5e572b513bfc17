import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { LineChart } from "@kolam/ui/line-chart";
import { sadaphuliCollege } from "@site/words/services/web-development/sadaphuli-college";
import clients from "../clients.module.css";
import styles from "./sadaphuli-college.module.css";

const { title, taps, course, day } = sadaphuliCollege;

/** The college's site, and its visitors on the day of results. */
export function SadaphuliCollege() {
  return (
    <DeviceFrame title={title} label={useLabel(sadaphuliCollege)} className={clients.sadaphuli}>
      <div className={styles.taps}>
        {taps.map(({ question, options, tapped }, index) => (
          <div key={question} data-part="gist">
            <p className={common.quiet}>{question}</p>
            {options.map((option) =>
              option === tapped ? (
                <p key={option} className={styles.tapped}>
                  {option} <i>{index + 1}</i>
                </p>
              ) : (
                <p key={option} className={common.wide}>
                  {option}
                </p>
              ),
            )}
          </div>
        ))}
        <div data-part="gist" className={styles.course}>
          <p className={common.strong}>{course.name}</p>
          <dl>
            {course.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={common.button}>{course.action}</p>
        </div>
      </div>
      <p data-part="rest" className={`${common.head} ${styles.results}`}>
        <span>{day.title}</span> <b className={common.strong}>{day.total}</b>
      </p>
      <LineChart
        data-part="rest"
        points={day.hours}
        max={day.max}
        note={{ at: "13", text: day.note }}
        className={styles.day}
      />
    </DeviceFrame>
  );
}
