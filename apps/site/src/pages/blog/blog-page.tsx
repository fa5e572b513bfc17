import {
  articleCount,
  featuredArticle,
  type ListedArticle,
} from "@kolam/content/model/blog/article-list";
import type { BlogPageWords } from "@kolam/content/model/types/pages";
import { Section } from "@kolam/ui/section";
import { blogList } from "@site/texts/pages/blog";
import { blogPage } from "@site/words/pages/blog-page";
import { useLoaderData } from "react-router-dom";
import type { ListData, Missing } from "../../articles/data-of.ts";
import { ArticleEntry } from "../../sections/article-cards.tsx";
import { NewsletterForm } from "../../sections/newsletter-form/newsletter-form.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { leadWithAsk } from "../../sections/section-head.tsx";
import { BlogList } from "./blog-list.tsx";
import styles from "./blog-page.module.css";

/** The page of the blog's list at the current address, or the not-found page. */
export function BlogPage() {
  const list = useLoaderData<ListData | Missing>();
  if ("Missing" in list) return <list.Missing />;
  return featuredArticle ? <ListPage list={list} featured={featuredArticle} /> : null;
}

/** A page of the blog's list, with a search form whose values are kept in the address. */
function ListPage({ list, featured }: { list: ListData; featured: ListedArticle }) {
  const { page } = list;
  const { hero, ask }: BlogPageWords = blogPage;
  const { pages } = blogList;
  const title = page === 1 ? hero.title : pages.title(hero.title, page);
  return (
    <>
      <PageHero words={{ ...hero, title }} page="blog" variant="compact" />
      <Section space="sm" title={blogList.featured} className={styles.part}>
        <ArticleEntry article={featured} variant="featured" anchored priority />
      </Section>
      {articleCount > 1 ? (
        <Section
          surface="alt"
          title={blogList.latest}
          lead={leadWithAsk(undefined, ask)}
          className={styles.part}
        >
          <BlogList list={list} featured={featured} />
        </Section>
      ) : null}
      <NewsletterForm />
    </>
  );
}
