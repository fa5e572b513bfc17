import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { Track } from "@kolam/ui/track";
import { kesarFreight } from "@site/words/services/software-development/kesar-freight";
import clients from "../clients.module.css";
import styles from "./kesar-freight.module.css";

const { title, lane, load, rates, base, lines, total, sum, valid, took, steps } = kesarFreight;

/** The rate that applies, and what is added to it. */
const rows = [
  ...rates
    .filter((week) => "applies" in week)
    .map(({ from, rate }) => ({ item: `${base} ${from}`, rule: "", amount: rate })),
  ...lines,
];

/** The rate engine's quotation. */
export function KesarFreight() {
  return (
    <DeviceFrame
      title={title}
      label={useLabel(kesarFreight)}
      className={`${clients.kesar} ${styles.frame}`}
    >
      <p className={common.title}>{lane}</p>
      <p className={common.quiet}>{load}</p>
      <div data-part="gist" className={styles.rates}>
        {rates.map(({ from, rate, ...week }) => (
          <p key={from} className={"applies" in week ? styles.applies : undefined}>
            <span className={common.wide}>{base}</span> {from} <b>{rate}</b>
          </p>
        ))}
      </div>
      <table data-part="rest" className={`${common.table} ${styles.lines}`}>
        <tbody>
          {rows.map(({ item, rule, amount }) => (
            <tr key={item}>
              <td>{item}</td>
              <td className={`${common.wide} ${common.quiet}`}>{rule}</td>
              <td className={common.number}>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.total}>
        <p>
          {total} <span className={common.quiet}>{valid}</span>
        </p>
        <b>{sum}</b>
      </div>
      <div data-part="rest" className={styles.way}>
        <Track stations={steps} passed={3} />
        <p className={common.quiet}>{took}</p>
      </div>
    </DeviceFrame>
  );
}
