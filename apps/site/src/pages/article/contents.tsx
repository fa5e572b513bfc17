import type { ArticleHeading } from "@kolam/content/blog/article-list";
import { articleFrame } from "@kolam/content/pages/blog-page";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./contents.module.css";

/** The article's table of contents. */
export function Contents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <nav aria-labelledby="article-contents" className={styles.root}>
      <h2 id="article-contents" className={styles.title}>
        {articleFrame.contents}
      </h2>
      <ol className={styles.list}>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? styles.sub : undefined}>
            <SiteLink href={`#${id}`} className={styles.link}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
