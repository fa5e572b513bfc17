import { pahadiLifts } from "@site/words/services/mobile-development/pahadi-lifts";
import styles from "./shaft.module.css";

const { floors, car, inside, gate, outside } = pahadiLifts;

/** A lift shaft from the top floor to the gate, with the car where the technician is. */
export function Shaft() {
  return (
    <div className={styles.shaft}>
      {floors.map((floor) => (
        <p key={floor} className={floor === car ? styles.car : undefined}>
          {floor} {floor === car ? <span>{inside}</span> : null}
        </p>
      ))}
      <p className={styles.gate}>
        {gate} <span>{outside}</span>
      </p>
    </div>
  );
}
