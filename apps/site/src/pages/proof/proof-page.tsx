import drawing from "virtual:drawing/success";
import { formatDay } from "@kolam/content/facts/dates";
import { proof } from "@kolam/content/pages/proof";
import { Section } from "@kolam/ui/section";
import { useLoaderData } from "react-router-dom";
import type { Figures } from "../../articles/article-source.ts";
import { DrawnHero } from "../../sections/drawn-hero.tsx";
import styles from "./proof-page.module.css";
import { daysBetween, proofRows } from "./proof-rows.ts";

const { hero, figures: section, labels, age, busy } = proof;

/** The proof page: the promised limits and others, each with this site's own figure, and how old it is. */
export function ProofPage() {
  const { figures } = useLoaderData<{ figures: Figures | null }>();
  const visits = figures?.visits;
  return (
    <>
      <DrawnHero words={hero} page="proof" drawing={drawing} />
      <Section title={section.title} lead={section.lead}>
        {visits ? (
          <p className={styles.age}>
            {age(formatDay(visits.day), daysBetween(visits.day, figures.built), visits.commit)}
            {visits.noisy ? busy : null}
          </p>
        ) : null}
        <ul className={styles.rows}>
          {proofRows(figures).map(({ id, name, value, where, limit, missed, counts, command }) => (
            <li key={id} className={`${styles.row} ${missed ? styles.missed : ""}`}>
              <h3 className={styles.name}>{name}</h3>
              <p className={value ? styles.value : ""}>{value ?? labels.unmeasured}</p>
              <div>
                {limit ? `${labels.limit} ${limit} ` : null}
                {value && (limit || missed) ? (
                  <b className={styles.state}>{missed ? labels.missed : labels.kept}</b>
                ) : null}
              </div>
              <div className={styles.small}>
                <p>{counts}</p>
                {where ? <p className={styles.code}>{where}</p> : null}
                <p>
                  {labels.command} <code className={styles.code}>{command}</code>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
