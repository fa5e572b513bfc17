import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { kanivuHospital } from "@site/words/services/design/kanivu-hospital";
import clients from "../clients.module.css";
import styles from "./kanivu-hospital.module.css";

/** The screen that night nurses use, dark in every theme. */
export function KanivuHospital() {
  const { title, time, taps, undo, next, effort } = kanivuHospital;
  return (
    <div role="img" aria-label={useLabel(kanivuHospital)} className={styles.root}>
      <div data-theme="dark">
        <DeviceFrame device="screen" title={title} className={clients.kanivu}>
          <div className={styles.screen}>
            <p data-part="gist" className={styles.time}>
              {time}
            </p>
            <ol data-part="gist" className={styles.taps}>
              {taps.map(({ name, detail }) => (
                <li key={name}>
                  <b>{name}</b> {detail}
                </li>
              ))}
            </ol>
            <p data-part="rest" className={styles.undo}>
              {undo.recorded} <b>{undo.action}</b>
            </p>
            <ul data-part="rest" className={styles.next}>
              {next.map((dose) => (
                <li key={dose.bed}>
                  <b>{dose.time}</b> {dose.bed} <span>{dose.dose}</span>
                </li>
              ))}
            </ul>
          </div>
        </DeviceFrame>
      </div>
      <ul data-part="rest" className={styles.effort}>
        {effort.map(({ steps, text }) => (
          <li key={text}>
            <svg width={steps * 14} height="12">
              <path d={`M6 6h0${"m14 0h0".repeat(steps - 1)}`} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
