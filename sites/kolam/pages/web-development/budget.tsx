import { OutlineLink } from "@kolam/site/sections/outline-link.tsx";
import { Signature } from "@kolam/site/sections/service/signature.tsx";
import { Bar } from "@kolam/site/sections/text/bar.tsx";
import type { webDevelopment } from "@site/words/services/web-development/page";
import styles from "./budget.module.css";

/** The limits that we commit to, each with a bar that compares it with what is usual. */
export function Budget({ words }: { words: (typeof webDevelopment)["budget"] }) {
  const { action, caption, items } = words;
  return (
    <Signature words={words} actions={action && <OutlineLink action={action} />}>
      <p className={styles.caption}>{caption}</p>
      <ul className={styles.list}>
        {items.map(({ what, limit, why, share, yardstick }) => (
          <li key={what} className={styles.row}>
            <h3 className={styles.what}>{what}</h3>
            <p className={styles.limit}>{limit}</p>
            <div>
              <Bar percent={share} />
              <p className={styles.yardstick}>
                {share}% {yardstick}
              </p>
            </div>
            <p className={styles.why}>{why}</p>
          </li>
        ))}
      </ul>
    </Signature>
  );
}
