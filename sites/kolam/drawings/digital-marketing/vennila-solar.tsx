import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { Picture } from "@kolam/site/drawings/picture.tsx";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { vennilaSolar } from "@site/words/services/digital-marketing/vennila-solar";
import styles from "./vennila-solar.module.css";

const { heading, page, periods, columns, districts, dropped, foot, calculator } = vennilaSolar;

/** A share of the first month's leads, which fill the width. */
const percent = (count: number) => `${(count / periods[0].leads) * 100}%`;

const columnClass = [undefined, common.number, `${common.number} ${common.wide}`, common.number];

/** The month's report on its one page. */
export function VennilaSolar() {
  return (
    <Picture label={useLabel(vennilaSolar)}>
      <div className={styles.sheet}>
        <div className={common.head}>
          <p className={common.title}>{heading}</p>
          <p className={common.quiet}>{page}</p>
        </div>
        {periods.map(({ name, leads, surveys, text, result }) => (
          <div key={name} data-part="gist" className={styles.period}>
            <p>
              <span className={common.quiet}>{name}</span> {text}, <b>{result}</b>
            </p>
            <svg aria-hidden="true">
              <rect width={percent(leads)} height="100%" />
              <rect width={percent(surveys)} height="100%" className={styles.surveys} />
            </svg>
          </div>
        ))}
        <table data-part="rest" className={common.table}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={columnClass[index]}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {districts.map(({ name, leads, gradeA, surveys, ...district }) => (
              <tr key={name}>
                <th scope="row">
                  {name} {"note" in district ? <i>{district.note}</i> : null}
                </th>
                <td className={common.number}>{leads}</td>
                <td className={columnClass[2]}>{gradeA}</td>
                <td className={common.number}>{surveys}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p data-part="rest" className={styles.dropped}>
          {dropped.map(({ name, note }) => (
            <span key={name}>
              <s>{name}</s> {note}
            </span>
          ))}
        </p>
        <p data-part="rest" className={common.quiet}>
          {foot}
        </p>
      </div>
      <DeviceFrame
        data-part="rest"
        device="phone"
        title={calculator.title}
        className={styles.calculator}
      >
        <p className={common.quiet}>{calculator.languages}</p>
        <table className={common.table}>
          <tbody>
            {calculator.answers.map(({ name, value }) => (
              <tr key={name}>
                <td className={common.quiet}>{name}</td>
                <td className={common.number}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.saving}>{calculator.saving}</p>
        <p>{calculator.text}</p>
        <p className={common.button}>{calculator.action}</p>
      </DeviceFrame>
    </Picture>
  );
}
