import drawing from "virtual:drawing/success";
import { formatDay } from "@kolam/content/facts/dates";
import { proof } from "@kolam/content/pages/proof";
import { Section } from "@kolam/ui/section";
import { useLoaderData } from "react-router-dom";
import type { Figures } from "../../articles/article-source.ts";
import { DrawnHero } from "../../sections/drawn-hero.tsx";
import styles from "./proof-page.module.css";
import { countedRows, daysBetween, type ProofRow, promisedRows } from "./proof-rows.ts";

const { hero, promised, built, labels, counts, age, busy } = proof;

function Rows({ rows }: { rows: readonly ProofRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, name, value, where, limit, missed, command }) => (
        <li key={id} className={`${styles.row} ${missed ? styles.missed : ""}`}>
          <h3 className={styles.name}>{name}</h3>
          <p className={value === undefined ? styles.small : styles.value}>
            {value ?? labels.unmeasured}
          </p>
          <p className={styles.limit}>
            {limit ? (
              <span>
                {labels.limit} {limit}
              </span>
            ) : null}{" "}
            {value !== undefined && (limit || missed) ? (
              <b className={styles.state}>{missed ? labels.missed : labels.kept}</b>
            ) : null}
          </p>
          <div className={styles.small}>
            <p>{counts[id]}</p>
            {where ? <p className={styles.code}>{where}</p> : null}
            <p>
              {labels.command} <code className={styles.code}>{command}</code>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The proof page: the promised limits, each with this site's own figure, and how old it is. */
export function ProofPage() {
  const { figures } = useLoaderData<{ figures: Figures | null }>();
  const visits = figures?.visits;
  const days = visits && figures ? daysBetween(visits.day, figures.built) : 0;
  return (
    <>
      <DrawnHero words={hero} page="proof" drawing={drawing} />
      <Section heading={promised.title} lead={promised.lead}>
        {visits ? (
          <p className={styles.age}>
            {age(formatDay(visits.day), days, visits.commit)}
            {visits.noisy ? busy : null}
          </p>
        ) : null}
        <Rows rows={promisedRows(figures)} />
      </Section>
      <Section heading={built.title} lead={built.lead} surface="alt">
        <Rows rows={countedRows(figures)} />
      </Section>
    </>
  );
}
