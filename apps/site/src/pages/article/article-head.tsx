import { formatDay } from "@kolam/content/model/basics/dates";
import { paths, type SitePath } from "@kolam/content/model/pages/paths";
import { Hero } from "@kolam/ui/hero";
import { Icon } from "@kolam/ui/icon";
import type { Article } from "@site/entries/articles";
import { articleFrame, blogList } from "@site/texts/pages/blog";
import { SiteLink } from "../../router/site-link.tsx";
import { categoryMark } from "../../sections/article-cards.tsx";
import { foreignWords } from "../../sections/text/foreign-words.tsx";
import { lastBlogSearch } from "../blog/last-blog-search.ts";
import { ArticleByline } from "./article-byline.tsx";
import styles from "./article-head.module.css";

interface ArticleHeadProps {
  article: Article;
  titleId: string;
}

/** A link back to the blog's list, with the filter it last had. */
function BackLink() {
  return (
    <SiteLink href={`${paths.blog.path}${lastBlogSearch()}` as SitePath} className={styles.back}>
      <Icon name="arrow" className={styles.arrow} />
      {articleFrame.back}
    </SiteLink>
  );
}

function Day({ label, day }: { label: string; day: string }) {
  return (
    <span>
      {label} <time dateTime={day}>{formatDay(day)}</time>
    </span>
  );
}

/** The top of an article: back link, title, dates and reading time, author, and share links. */
export function ArticleHead({ article, titleId }: ArticleHeadProps) {
  const { title, excerpt, date, updated, readTime } = article;
  return (
    <Hero
      variant="compact"
      breadcrumbs={<BackLink />}
      eyebrow={categoryMark(article)}
      title={foreignWords(article, title)}
      titleId={titleId}
      lead={
        <>
          {foreignWords(article, excerpt)}
          <span className={styles.facts}>
            <Day label={articleFrame.published} day={date} />
            {updated === date ? null : <Day label={articleFrame.updated} day={updated} />}
            <span>{blogList.readTime(readTime)}</span>
          </span>
        </>
      }
      aside={<ArticleByline article={article} />}
      className={styles.root}
    />
  );
}
