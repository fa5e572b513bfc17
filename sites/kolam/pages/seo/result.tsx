import { Signature } from "@kolam/site/sections/service/signature.tsx";
import { Icon } from "@kolam/ui/icon";
import type { seo } from "@site/words/services/seo/page";
import styles from "./result.module.css";

type Words = (typeof seo)["result"];

interface EntryProps {
  words: Words["before"] | Words["after"];
  rankLabel: string;
  /** Whether this is the improved result. */
  good: boolean;
}

function Entry({
  words: { when, rank, address, title, text, notes },
  rankLabel,
  good,
}: EntryProps) {
  return (
    <article className={`${styles.entry} ${good ? styles.good : ""}`}>
      <h3 className={styles.when}>
        {when}{" "}
        <span className={styles.rank}>
          <span className={styles.rankLabel}>{rankLabel}</span> {rank}
        </span>
      </h3>
      <div className={styles.result}>
        <p className={styles.address}>{address}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note} className={styles.note}>
            <Icon name={good ? "check" : "close"} size="sm" className={styles.mark} />
            {note}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** A search result before and after optimisation, with notes. */
export function Result({ words }: { words: Words }) {
  const { query, rankLabel, before, after, disclaimer } = words;
  return (
    <Signature words={words} surface="alt">
      <p className={styles.query}>
        <Icon name="search" /> {query}
      </p>
      <div className={styles.pair}>
        <Entry words={before} rankLabel={rankLabel} good={false} />
        <Entry words={after} rankLabel={rankLabel} good />
      </div>
      <p className={styles.disclaimer}>{disclaimer}</p>
    </Signature>
  );
}
