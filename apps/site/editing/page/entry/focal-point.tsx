import { TextField } from "@kolam/ui/text-field";
import type { MouseEvent } from "react";
import type { PictureChoice } from "../../server/data/pictures.ts";
import styles from "./entry.module.css";

type Place = readonly [fromLeft: number, fromTop: number];

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** A picture with its size, in which a press says what stays in view where it is cropped. */
export function FocalPoint({
  picture: { src, width, height },
  focus,
  set,
}: {
  readonly picture: PictureChoice;
  readonly focus: Place | undefined;
  readonly set: (place: Place) => void;
}) {
  const [left, top] = focus ?? [50, 50];
  const press = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    set([
      within((100 * (clientX - box.left)) / box.width),
      within((100 * (clientY - box.top)) / box.height),
    ]);
  };
  return (
    <div className={styles.focal}>
      <div className={styles.shown} onClick={press}>
        <img src={import.meta.env.BASE_URL.replace(/\/$/, "") + src} alt="" />
        <span className={styles.point} style={{ left: `${left}%`, top: `${top}%` }} />
      </div>
      <div>
        <p>{`${width} × ${height} pixels. Press what has to stay in view.`}</p>
        <TextField
          label="Per cent from the left"
          type="number"
          min={0}
          max={100}
          value={left}
          onChange={({ currentTarget }) => set([within(Number(currentTarget.value)), top])}
        />
        <TextField
          label="Per cent from the top"
          type="number"
          min={0}
          max={100}
          value={top}
          onChange={({ currentTarget }) => set([left, within(Number(currentTarget.value))])}
        />
      </div>
    </div>
  );
}
