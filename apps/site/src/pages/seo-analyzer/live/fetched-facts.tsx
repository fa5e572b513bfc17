import { company } from "@site/facts/company";
import { addressWords } from "@site/texts/analyzer/analyzer-address";
import type { ReactNode } from "react";
import type { FetchedPage } from "../../../analyzer/ask-for-page.ts";
import styles from "./fetched-facts.module.css";

const { fetched: words } = addressWords;

const moment = new Intl.DateTimeFormat(company.language, {
  dateStyle: "long",
  timeStyle: "short",
});

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What is known of a page besides its HTML: when and where it was had, and who may find it. */
export function FetchedFacts({ page }: { page: FetchedPage }) {
  const { url, redirects, at, robots, listing, headers } = page;
  const directives = headers["x-robots-tag"];
  return (
    <section className={styles.root} aria-labelledby="audit-fetched">
      <h3 id="audit-fetched" className={styles.title}>
        {words.title}
      </h3>
      <dl className={styles.facts}>
        <Fact name={words.address}>
          <bdi className={styles.address}>{url}</bdi>
        </Fact>
        <Fact name={words.time}>
          <time dateTime={at}>{moment.format(new Date(at))}</time>
        </Fact>
        <Fact name={words.redirects}>
          {redirects.length === 0 ? (
            words.noRedirects
          ) : (
            <ol className={styles.redirects}>
              {redirects.map((address) => (
                <li key={address}>
                  <bdi className={styles.address}>{address}</bdi>
                </li>
              ))}
            </ol>
          )}
        </Fact>
        <Fact name={words.robots.label}>{words.robots[robots]}</Fact>
        <Fact name={words.sitemap.label}>{words.sitemap[listing]}</Fact>
        {typeof directives === "string" ? (
          <Fact name={words.header}>
            <bdi className={styles.address}>{directives}</bdi>
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}
