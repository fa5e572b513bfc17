import { ClosingObject } from "@kolam/site/sections/service/closing-object.tsx";
import styles from "./parcels.module.css";

const parcel = "h50v48h-50zm0 14h50m-25-14v14";

/** The parcels of a shelf, from its start. */
const parcels = (count: number, top: number): string =>
  Array.from({ length: count }, (_, at) => `M${16 + at * 60} ${top}${parcel}`).join("");

/** Parcels on shelves: those of today above, those of next year below. */
export function Parcels() {
  return (
    <ClosingObject>
      <svg viewBox="0 0 384 330" className={styles.parcels}>
        <path d={parcels(1, 40) + parcels(3, 140) + parcels(6, 240)} />
        <path className={styles.shelves} d="M0 90h384M0 190h384M0 290h384" />
      </svg>
    </ClosingObject>
  );
}
