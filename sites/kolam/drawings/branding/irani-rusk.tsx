import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { iraniRusk } from "@site/words/services/branding/irani-rusk";
import { useId } from "react";
import styles from "./irani-rusk.module.css";

/** The line in Gujarati. As an outline it needs no font of its own. */
const gujarati =
  "M14 34q2 0 4-1 1-1 1-3v4q0 1-1 2-1 1-2 1-2 1-3 1-4 0-6-2-3-2-3-6v-1h5v1q0 2 2 3 1 1 3 1M24 30h-5v-14h5M24 40h-5v-12h5M6 30v1l-5-1v-4h4q2 0 3 0 1-1 1-3 0-2-1-3-1 0-2 0-2 0-3 0-1 0-1 1v-5q1 0 2 0 1-1 3-1 3 0 5 2 2 2 2 6 0 4-2 5-1 2-5 2M35 30h-6v-14h6M35 40h-6v-12h6M70 30h-5v-14h5M70 40h-5v-12h5M51 31v1l-5-1v-4h5q2 0 3-1 1-1 1-3 0-2-1-2-1-1-2-1-2 0-3 0-1 0-2 1v-4q1-1 3-1 1-1 3-1 3 0 5 2 2 2 2 6v1q0 3-2 5-2 2-5 2M58 41q-2 0-4-1-2-1-3-3-1-2-2-4v-4h4l1 3q0 1 1 2 1 1 2 2 1 0 2 0 1 0 1 0 1 0 1 0v4q-1 0-1 0-1 1-2 1M69 30h-7q-1 0-3-1-1 0-2 0v-4h8q1 0 2 0 0 0 1 0M81 30h-5v-14h5M81 40h-5v-12h5M95 38q-5 0-7-2-3-2-3-7 0 0 0-1 0-1 0-1h5q3 0 4-1 1-1 1-3v-1q0-1-1-2 0-1-2-1-1 0-1 1-1 1-1 2 0 1 0 1 0 1 0 1h-4q0 0-1-1 0-1 0-1 0-3 2-5 2-2 5-2 4 0 6 2 2 2 2 5v1q0 4-2 6-2 1-6 1h-4l2-2q0 0 0 1 0 2 1 3 0 1 2 1 1 1 3 1 2 0 4 0 1-1 2-2 1 0 1-2l1 4h-1q-1 2-2 3-2 1-6 1M108 30h-5v-14h5M108 40h-5v-12h5M129 12l-2 3q-4-2-7-4-4-1-7-3l3-5q3 2 6 4 3 3 7 5";

/**
 * One label system: the carton in front, and all products on one shelf; only in the rest, each in
 * its old label.
 */
export function IraniRusk() {
  const id = useId();
  const { name, sons, since, front, products } = iraniRusk;
  return (
    <div role="img" aria-label={useLabel(iraniRusk)} className={styles.root}>
      <svg data-part="gist" viewBox="0 0 240 262" className={styles.carton}>
        <path d="M14 24L40 6H232L200 24z" className={styles.top} />
        <path d="M200 24L232 6V236L200 258z" className={styles.side} />
        <path d="M14 24H200V258H14z" className={styles.front} />
        <path d="M24 34H190V248H24z" className={styles.paper} />
        <g id={id}>
          <path d="M24 34H190V146H24z" className={styles.paper} />
          <path id={`${id}a`} d="M30 116Q107 76 184 116" fill="none" />
          {[styles.shade, styles.face].map((layer) => (
            <text key={layer} className={layer}>
              <textPath href={`#${id}a`} startOffset="50%">
                {name}
              </textPath>
            </text>
          ))}
          <text x="107" y="126">
            {sons}
          </text>
          <text x="107" y="62">
            {since}
          </text>
        </g>
        <path d="M29 39H185V243H29z" className={styles.rule} />
        <path d="M24 146H190V206H24z" className={styles.front} />
        <text x="107" y="172" className={styles.product}>
          {front.product}
        </text>
        <svg x="72" y="178" width="70" height="24" viewBox="0 0 116 42" className={styles.line}>
          <path d={gujarati} />
        </svg>
        <text x="107" y="230">
          {front.weight}
        </text>
      </svg>
      <ul data-part="gist" className={styles.stack}>
        {products.map((product) => (
          <li key={product}>
            <svg viewBox="24 44 166 96">
              <use href={`#${id}`} />
            </svg>
            <span>{product}</span>
          </li>
        ))}
      </ul>
      <ul data-part="rest" className={styles.old}>
        {products.map((product) => (
          <li key={product}>
            <span>{product}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
