import { formatDay } from "@kolam/content/model/basics/dates";
import type { Source } from "@kolam/content/model/types/source";
import { articleFrame } from "@site/texts/pages/blog";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./article-sources.module.css";

/** Below an article: where its facts come from, and when somebody last compared them. */
export function ArticleSources({ sources }: { sources: readonly Source[] }) {
  const { title, read } = articleFrame.sources;
  return (
    <section className={styles.root} aria-labelledby="sources">
      <h2 id="sources" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {sources.map(({ url, title, read: day }) => (
          <li key={url}>
            <SiteLink href={url as `https://${string}`}>{title}</SiteLink>{" "}
            <small>
              {new URL(url).hostname.replace(/^www\./, "")}, {read(formatDay(day))}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
