import { type Article, articleAuthors } from "@kolam/content/articles";
import { articleFrame } from "@kolam/content/blog-page";
import { type ArticlePath, paths } from "@kolam/content/paths";
import { Avatar } from "@kolam/ui/avatar";
import { ShareLinks } from "@kolam/ui/share-links";
import { Tag } from "@kolam/ui/tag";
import { Link } from "react-router-dom";
import { config } from "../../config.ts";
import styles from "./article-foot.module.css";

interface ArticleFootProps {
  article: Article;
  path: ArticlePath;
}

/** The blog list, searched for a tag. */
function toArticlesOn(tag: string) {
  return { pathname: paths.blog.path, search: `?${new URLSearchParams({ q: tag })}` };
}

/** What stands below an article: its tags, ways to hand it on, and who wrote it. */
export function ArticleFoot({ article, path }: ArticleFootProps) {
  const { share, tags, author } = articleFrame;
  return (
    <footer className={styles.root}>
      <ul aria-label={tags} className={styles.tags}>
        {article.tags.map((tag) => (
          <li key={tag}>
            <Tag link={<Link to={toArticlesOn(tag)} discover="none" />}>{tag}</Tag>
          </li>
        ))}
      </ul>
      <ShareLinks
        url={config.origin + path}
        title={article.title}
        label={share.title}
        targetText={share.targets}
        copyText={share}
        className={styles.share}
      />
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
