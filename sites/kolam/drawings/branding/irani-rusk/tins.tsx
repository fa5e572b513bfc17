import { tins } from "@site/words/services/branding/irani-rusk/tins";
import styles from "../../objects/objects.module.css";
import { Objects } from "../../objects/objects.tsx";
import { Tin } from "./tin.tsx";

/** The family tin, before and after the lettering was turned. */
export function Tins() {
  const { label, first, second } = tins;
  return (
    <Objects label={label}>
      <Tin torn tag={first.tag}>
        <path
          className={styles.pen}
          stroke="#b3202f"
          strokeWidth="5"
          d="M140 300C150 230 460 216 482 300S400 410 290 404S120 370 152 280"
        />
        <path
          className={styles.pen}
          stroke="#b3202f"
          strokeWidth="4"
          d="M304 612L304 640M304 612l-9 13m9-13l10 12"
        />
        <text
          x="304"
          y="694"
          className={`${styles.handBold} ${styles.middle}`}
          fontSize="36"
          fill="#fff"
        >
          {first.pen}
        </text>
      </Tin>
      <Tin tag={second.tag}>
        <path
          className={styles.pen}
          stroke="#fff"
          strokeWidth="4"
          d="M490 624L488 652M490 620l-9 14m9-14l10 12"
        />
        <text
          x="488"
          y="694"
          className={`${styles.handBold} ${styles.middle}`}
          fontSize="36"
          fill="#fff"
        >
          {second.pen}
        </text>
      </Tin>
    </Objects>
  );
}
