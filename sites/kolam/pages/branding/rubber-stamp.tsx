import { ClosingObject } from "@kolam/site/sections/service/closing-object.tsx";
import { Motif, type MotifProps } from "@kolam/ui/motif";
import styles from "./rubber-stamp.module.css";

/** The mark as a rubber stamp prints it on a letter, a little askew. */
export function RubberStamp({ drawing }: Pick<MotifProps, "drawing">) {
  return (
    <ClosingObject>
      <div className={styles.letter}>
        <div className={styles.stamp}>
          <Motif drawing={drawing} />
        </div>
      </div>
    </ClosingObject>
  );
}
