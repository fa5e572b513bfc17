import { featuredArticle } from "@kolam/content/blog/article-list";
import { blogPage } from "@kolam/content/pages/blog-page";
import { Section } from "@kolam/ui/section";
import { useLoaderData } from "react-router-dom";
import type { ListData } from "../../articles/article-source.ts";
import { ArticleEntry } from "../../sections/article-cards.tsx";
import { NewsletterForm } from "../../sections/newsletter-form/newsletter-form.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { BlogList } from "./blog-list.tsx";

/** The page of the list that the address asks for; the not-found page where the list has none. */
export function BlogPage() {
  const list = useLoaderData<ListData | null>();
  return list ? <ListPage list={list} /> : <NotFoundPage />;
}

/** All articles, with a search and a category filter that live in the address. */
function ListPage({ list }: { list: ListData }) {
  const { page } = list;
  const { hero, pages } = blogPage;
  const title = page === 1 ? hero.title : pages.title(hero.title, page);
  return (
    <>
      <PageHero words={{ ...hero, title }} page="blog" variant="compact" />
      <Section space="sm" heading={blogPage.featured}>
        <ArticleEntry article={featuredArticle} variant="featured" anchored priority />
      </Section>
      <Section surface="alt" heading={blogPage.latest}>
        <BlogList list={list} />
      </Section>
      <NewsletterForm />
    </>
  );
}
