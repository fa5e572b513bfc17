import columns from "@kolam/site/sections/four-columns.module.css";
import { Signature } from "@kolam/site/sections/service/signature.tsx";
import type { digitalMarketing } from "@site/words/services/digital-marketing/page";
import styles from "./month.module.css";

/** A month of work by week. The days on which we need the client are filled in. */
export function Month({ words }: { words: (typeof digitalMarketing)["month"] }) {
  const { items, effortLabel, days } = words;
  return (
    <Signature words={words}>
      <ol className={columns.list}>
        {items.map((week) => (
          <li key={week.title} className={styles.week}>
            <svg
              viewBox={`0 0 ${20 * week.needsYou.length} 20`}
              className={styles.days}
              aria-hidden="true"
            >
              {week.needsYou.map((needed, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their order
                <g key={day} className={needed ? styles.yours : undefined}>
                  <rect x={day * 20 + 0.75} y="0.75" width="18.5" height="18.5" />
                  <text x={day * 20 + 10} y="13">
                    {days[day]}
                  </text>
                </g>
              ))}
            </svg>
            <h3 className={`${columns.title} ${styles.title}`}>{week.title}</h3>
            <p className={`${columns.text} ${styles.text}`}>{week.text}</p>
            <p className={styles.effort}>
              {effortLabel} <b>{week.effort}</b>
            </p>
          </li>
        ))}
      </ol>
    </Signature>
  );
}
