import { articleAuthors } from "@kolam/content/blog/article-list";
import type { Article } from "@kolam/content/blog/articles.generated";
import { articleFrame } from "@kolam/content/pages/blog-page";
import { type ArticlePath, type Href, paths } from "@kolam/content/paths";
import { Avatar } from "@kolam/ui/avatar";
import { Tag } from "@kolam/ui/tag";
import { config } from "../../config.ts";
import { SiteLink } from "../../router/site-link.tsx";
import chips from "../../sections/text/chip-list.module.css";
import styles from "./article-foot.module.css";
import { ArticleShare } from "./article-share.tsx";

interface ArticleFootProps {
  article: Article;
  path: ArticlePath;
}

/** The blog list, searched for a tag. */
function toArticlesOn(tag: string): Href {
  return `${paths.blog.path}?${new URLSearchParams({ q: tag })}` as Href;
}

/** What stands below an article: its tags, ways to hand it on, and who wrote it. */
export function ArticleFoot({ article, path }: ArticleFootProps) {
  const { tags, author } = articleFrame;
  return (
    <footer className={styles.root}>
      <ul aria-label={tags} className={`${chips.list} ${styles.tags}`}>
        {article.tags.map((tag) => (
          <li key={tag}>
            <Tag link={<SiteLink href={toArticlesOn(tag)} />}>{tag}</Tag>
          </li>
        ))}
      </ul>
      <div className={styles.share}>
        <ArticleShare url={config.origin + path} title={article.title} />
      </div>
      <section aria-labelledby="article-author" className={styles.author}>
        <Avatar name={article.author} size="lg" />
        <div>
          <p className={styles.by}>{author}</p>
          <h2 id="article-author" className={styles.name}>
            {article.author}
          </h2>
          <p className={styles.about}>{articleAuthors[article.author].about}</p>
        </div>
      </section>
    </footer>
  );
}
