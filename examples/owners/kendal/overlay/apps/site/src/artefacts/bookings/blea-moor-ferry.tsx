import { bleaMoorFerry } from "@kolam/content/services/bookings/blea-moor-ferry";
import { DeviceFrame } from "@kolam/ui/device-frame";
import common from "../artefact.module.css";
import styles from "./blea-moor-ferry.module.css";

/** The screen on the jetty, with the seats that are left on each boat. */
export function BleaMoorFerry() {
  const { label, title, sailings, seats, foot } = bleaMoorFerry;
  return (
    <DeviceFrame device="screen" label={label} title={title}>
      <ul className={styles.boats}>
        {sailings.map(({ time, left, note, sold }) => (
          <li key={time} className={styles.boat}>
            <b className={styles.time}>{time}</b>
            <svg aria-hidden="true" className={styles.seats}>
              <rect width="100%" height="100%" />
              <rect width={`${(sold / seats) * 100}%`} height="100%" className={styles.sold} />
            </svg>
            <span>
              <b>{left}</b> {note}
            </span>
          </li>
        ))}
      </ul>
      <p className={common.bar}>{foot}</p>
    </DeviceFrame>
  );
}
