import { useLabel } from "@kolam/site/drawings/drawn-part.ts";
import { iraniRusk } from "@site/words/services/branding/irani-rusk";
import { useId } from "react";
import styles from "./irani-rusk.module.css";

/**
 * The line in Gujarati, "ચા સાથે" (with tea): shaped by HarfBuzz in Anek Gujarati 5.3.0 (Ek Type, SIL
 * Open Font License 1.1), weight 700, width 112. As outlines it needs no font of its own, and its
 * vowel sign stays over its letter.
 */
const gujarati =
  "M19 38.3q3 0 4.8-1.1q1.8-1.1 2.4-2.7l.2 5.4h-.7q-.5 1.4-1.6 2.6q-1.1 1.2-2.9 1.9q-1.9 .7-4.7 .7q-5.8 0-8.8-2.6q-3-2.6-3.4-7.6l-.1-1.3l8.1-.5l.1 1.3q.1 1.9 1.8 3q1.6 1 4.8 1zM26 35.7v-18.5h8v18.5h-8zM26 47.1v-13.8h8v13.8h-8zM6.2 36.9l-6.2-1.2v-5.7h6.3q2.5 0 3.9-.8q1.4-.8 1.4-2.6v-.3q0-1.7-1.2-2.5q-1.2-.8-3.5-.8q-1.7 0-3.3 .3q-1.5 .3-2.9 .7l.6-6.2q1.3-.5 3.2-.9q1.9-.4 4.2-.4q5.2 0 8.1 2.4q2.9 2.4 2.9 7.2v.5q0 4.3-2.6 6.7q-2.6 2.4-7.2 2.4h-3.3l-.5 1.3zM40.6 35.7v-18.5h8v18.5h-8zM40.6 47.1v-13.8h8v13.8h-8zM92.2 35.7v-18.5h8v18.5h-8zM92.2 47.1v-13.8h8v13.8h-8zM71.6 37.5l-7.1-1.4v-5.9h7.5q2.6 0 3.9-.8q1.3-.8 1.3-2.7v-.4q0-1.7-1.2-2.6q-1.2-.8-3.5-.8q-1.9 0-3.7 .3q-1.8 .3-3.3 .8l.6-6.3q1.4-.6 3.5-1q2-.4 4.6-.4q5.3 0 8.3 2.4q3 2.4 3 7.3v.6q0 4.5-2.7 7.1q-2.7 2.5-7.7 2.5l-3.4-.1l-.2 1.2zM81.6 47.8q-3.2 0-6-1.1q-2.7-1.1-4.7-3.4q-1.9-2.3-2.7-6l-.6-3.2l7.4-1l.6 2.8q.5 2 1.6 3.1q1 1.2 2.5 1.7q1.5 .5 3.2 .5q1 0 1.9-.1q.9-.1 1.5-.4l-.7 6.5q-.9 .3-1.9 .5q-1 .2-2.2 .2zM88.1 34.7q-1.8 0-3.6-.2q-1.8-.2-3.4-.6l.5-5.7h10.5q1.1 0 2.3 0q1.2 0 2.3 0l.6 6.5h-9.3zM106.8 35.7v-18.5h8v18.5h-8zM106.8 47.1v-13.8h8v13.8h-8zM134.8 45.6q-7.1 0-10.7-3.1q-3.6-3.1-3.6-8.9q0-1.1 .1-1.9q.1-.8 .2-1.5h7.4q3.4 0 4.9-1.1q1.4-1.1 1.4-3.2v-.3q0-1.6-.8-2.4q-.8-.8-2.4-.8q-1.5 0-2.4 .8q-.8 .8-.8 2.4q0 .6 0 1.1q0 .5 0 .9h-6.6q-.3-.7-.5-1.6q-.2-.9-.2-1.8q0-3.7 2.7-5.7q2.7-2 7.8-2q5.3 0 8.1 2.3q2.8 2.3 2.8 6.9v.4q0 4.8-2.9 7.2q-2.8 2.5-8.9 2.5h-5.6l3.4-3.8q0 .4 0 .8q0 .4 0 .8q0 1.7 .8 3q.8 1.3 2.7 2q1.8 .7 4.9 .7q2.8 0 4.8-.6q2-.6 3.3-1.6q1.3-1 1.8-2.3l.3 5.4h-.7q-.8 2.4-3.5 4q-2.6 1.6-7.6 1.6zM146.2 35.7v-18.5h8v18.5h-8zM146.2 47.1v-13.8h8v13.8h-8zM148.8 15.3q-4.7-2-9.3-4q-4.7-2-9.4-4.1l4.1-7.3q4.4 2.6 8.7 5.2q4.4 2.6 8.7 5.2l-2.8 4.9z";

/** One label system: the carton in front, and all products on one shelf. */
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
        <svg x="71" y="177" width="72" height="23" viewBox="0 0 154 48" className={styles.line}>
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
    </div>
  );
}
