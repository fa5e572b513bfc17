import { formatDay } from "@kolam/content/model/basics/dates";
import { articleAuthors } from "@kolam/content/model/blog/article-list";
import { paths, type SitePath } from "@kolam/content/model/pages/paths";
import { Hero } from "@kolam/ui/hero";
import { Icon } from "@kolam/ui/icon";
import type { Article } from "@site/entries/articles";
import { articleFrame, blogList } from "@site/texts/pages/blog";
import { SiteLink } from "../../router/site-link.tsx";
import { categoryMark } from "../../sections/article-cards.tsx";
import { foreignWords } from "../../sections/text/foreign-words.tsx";
import { lastBlogSearch } from "../blog/last-blog-search.ts";
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

/** The top of an article: back link, title, author, dates and reading time. */
export function ArticleHead({ article, titleId }: ArticleHeadProps) {
  const { title, excerpt, author, date, updated, readTime } = article;
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
            <span>{articleAuthors[author].name}</span>
            <Day label={articleFrame.published} day={date} />
            {updated === date ? null : <Day label={articleFrame.updated} day={updated} />}
            <span>{blogList.readTime(readTime)}</span>
          </span>
        </>
      }
    />
  );
}
