import type { PageId } from "@kolam/content/model/pages/paths";
import type { LegalBlock, LegalDocument } from "@kolam/content/model/types/legal";
import { Prose, ProseTable } from "@kolam/ui/prose";
import { Section } from "@kolam/ui/section";
import { landmarks } from "@site/texts/navigation";
import { SiteLink } from "../../router/site-link.tsx";
import { PageHero } from "../page-hero.tsx";
import styles from "./legal-page.module.css";
import { RichText } from "./rich-text.tsx";

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string" || !("kind" in block)) {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if (block.kind === "list") {
    return (
      <ul>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static text that is never reordered
          <li key={index}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === "table") {
    return (
      <ProseTable label={block.caption}>
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: static text that is never reordered
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ProseTable>
    );
  }
  return (
    <dl>
      {block.items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LegalPageProps {
  page: PageId;
  words: LegalDocument;
}

/** A legal document: its date, a table of contents and numbered sections. */
export function LegalPage({ page, words }: LegalPageProps) {
  const { title, lead, updated, sections } = words;
  return (
    <>
      <PageHero variant="compact" words={{ title, lead }} page={page} />
      <Section space="sm">
        <div className={styles.columns}>
          <nav aria-label={landmarks.contents} className={styles.contents}>
            <p className={styles.heading}>{landmarks.contents}</p>
            <ol className={styles.list}>
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <SiteLink href={`#${id}`} className={styles.link}>
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ol>
          </nav>
          <Prose>
            <p className={styles.updated}>
              <time dateTime={updated.iso}>{updated.text}</time>
            </p>
            {sections.map(({ id, title: name, blocks }, index) => (
              <section key={id} aria-labelledby={id} className={styles.section}>
                <h2 id={id} className={styles.title} data-number={index + 1}>
                  {name}
                </h2>
                {blocks.map((block, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: static text that is never reordered
                  <Block key={at} block={block} />
                ))}
              </section>
            ))}
          </Prose>
        </div>
      </Section>
    </>
  );
}
