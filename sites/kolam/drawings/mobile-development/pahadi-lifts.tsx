import common from "@kolam/site/drawings/drawing.module.css";
import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { Picture } from "@kolam/site/drawings/picture.tsx";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { pahadiLifts } from "@site/words/services/mobile-development/pahadi-lifts";
import styles from "./pahadi-lifts.module.css";

const { floors, car, inside, gate, outside, title, status, lift, text, photo, facts, queue } =
  pahadiLifts;

/** The report on the technician's phone, beside the shaft that it is written in. */
export function PahadiLifts() {
  return (
    <Picture label={useLabel(pahadiLifts)}>
      <div data-part="gist" className={styles.shaft}>
        {floors.map((floor) => (
          <p key={floor} className={floor === car ? styles.car : undefined}>
            {floor} {floor === car ? <span>{inside}</span> : null}
          </p>
        ))}
        <p className={styles.gate}>
          {gate} <span>{outside}</span>
        </p>
      </div>
      <DeviceFrame device="phone" title={title}>
        <p data-part="gist" className={styles.status}>
          {status}
        </p>
        <p className={common.title}>{lift}</p>
        <p className={common.quiet}>{text}</p>
        <div data-part="gist" className={styles.photo}>
          <svg viewBox="0 0 240 84" aria-hidden="true">
            <path d="M0 22H240M0 30H240M40 62H200V84M40 84V62M72 62V46M168 62V46" />
            <circle cx="72" cy="42" r="12" />
            <circle cx="168" cy="42" r="12" />
            <path d="M161 35l5 6-4 4 7 6" className={styles.worn} />
            <circle cx="168" cy="42" r="22" className={styles.worn} />
          </svg>
          {photo}
        </div>
        <table data-part="rest" className={common.table}>
          <tbody>
            {facts.map(({ name, value }) => (
              <tr key={name}>
                <td className={common.quiet}>{name}</td>
                <td>
                  {value || (
                    <svg viewBox="0 0 120 20" className={styles.signature} aria-hidden="true">
                      <path d="M2 14c8-12 14-14 13-6s-8 9-2 4 9-7 10-2 6 1 9-3 3 6 7 3 6-8 9-4 1 7 6 3 9-9 12-5-2 8 4 4 10-6 14-4 8 3 22-4" />
                    </svg>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p data-part="rest" className={styles.queue}>
          {queue}
        </p>
      </DeviceFrame>
    </Picture>
  );
}
