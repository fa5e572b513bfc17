import drawing from "virtual:drawing/page/proof";
import { formatDay } from "@kolam/content/model/basics/dates";
import type { Action } from "@kolam/content/model/basics/links";
import type { ProofWords } from "@kolam/content/model/types/pages";
import { Accordion } from "@kolam/ui/accordion";
import { Section } from "@kolam/ui/section";
import { proofWords } from "@site/texts/pages/proof";
import { proof, proofClosing } from "@site/words/pages/proof";
import { useLoaderData } from "react-router-dom";
import type { Figures } from "../../articles/data-of.ts";
import { SiteLink } from "../../router/site-link.tsx";
import { Closing } from "../../sections/closing.tsx";
import { DrawnHero } from "../../sections/drawn-hero.tsx";
import { sectionHead } from "../../sections/section-head.tsx";
import styles from "./proof-page.module.css";
import { daysBetween, proofRows } from "./proof-rows.ts";

const { hero, figures: section, asksAmong = [] }: ProofWords = proof;
const { labels, verdict, age, busy, how } = proofWords;

/** The link after a limit: they are spread evenly among the limits. */
const askAfter = (index: number, count: number) =>
  asksAmong.find((_, at) => index === Math.floor(((at + 1) * count) / (asksAmong.length + 1)));

function Ask({ words }: { words: Action | undefined }) {
  return words ? (
    <p>
      <SiteLink href={words.href}>{words.label}</SiteLink>
    </p>
  ) : null;
}

/**
 * The proof page: the promised limits and others, each with this site's own figure, and how old it
 * is.
 */
export function ProofPage() {
  const { figures } = useLoaderData<{ figures: Figures | null }>();
  const visits = figures?.visits;
  const rows = proofRows(figures);
  const count = (state: (typeof rows)[number]["state"]) =>
    rows.filter((row) => row.state === state).length;
  return (
    <>
      <DrawnHero
        words={{ ...hero, lead: `${verdict(count("kept"), count("missed"))} ${hero.lead}` }}
        page="proof"
        drawing={drawing}
      />
      <Section {...sectionHead(section)}>
        {visits ? (
          <p className={styles.age}>
            {age(formatDay(visits.day), daysBetween(visits.day, figures.built))}
            {visits.noisy ? busy : null}
          </p>
        ) : null}
        <ul className={styles.rows}>
          {rows.map(({ id, name, state, value, where, names, limit, counts, doing }, index) => (
            <li key={id} className={`${styles.row} ${state === "missed" ? styles.missed : ""}`}>
              <h3 className={styles.name}>{name}</h3>
              <p className={value ? styles.value : ""}>{value ?? labels.unmeasured}</p>
              <p>
                {state === "kept" || state === "missed" ? (
                  <b className={styles.state}>{labels[state]}</b>
                ) : null}{" "}
                {limit ? `${labels.limit} ${limit}` : null}
              </p>
              <div className={styles.small}>
                <p>
                  {counts} {where}
                </p>
                {names.map((each) => (
                  <code key={each} className={styles.code}>
                    {each}
                  </code>
                ))}
                {doing ? <p className={styles.doing}>{doing}</p> : null}
                <Ask words={askAfter(index, rows.length)} />
              </div>
            </li>
          ))}
        </ul>
        {visits ? (
          <Accordion
            type="single"
            headingLevel={3}
            items={[{ id: "how", title: how.summary, content: <p>{how.text(visits.commit)}</p> }]}
          />
        ) : null}
      </Section>
      {proofClosing ? <Closing words={proofClosing} tone="feature" /> : null}
    </>
  );
}
