"use client";

import { featuredArticle } from "@kolam/content/articles";
import { blogPage } from "@kolam/content/blog-page";
import { paths } from "@kolam/content/paths";
import { Section } from "@kolam/ui/section";
import { ArticleEntry } from "../../sections/article-cards.tsx";
import { NewsletterForm } from "../../sections/newsletter-form/newsletter-form.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { BlogSearch } from "./blog-search.tsx";
import { CategoryJumps } from "./category-jumps.tsx";
import { Results } from "./results.tsx";
import { useBlogFilter } from "./use-blog-filter.ts";

/** All articles, with a search and a category filter that live in the address. */
export function BlogPage() {
  const blog = useBlogFilter();
  return (
    <>
      <PageHero words={blogPage.hero} trail={{ current: paths.blog.title }} variant="compact" />
      <Section space="sm" heading={blogPage.featured}>
        <ArticleEntry article={featuredArticle} variant="featured" anchored priority />
      </Section>
      <Section surface="alt" heading={blogPage.latest}>
        <BlogSearch blog={blog} />
        <CategoryJumps />
        <Results filter={blog.filter} onReset={blog.reset} />
      </Section>
      <NewsletterForm surface="plain" />
    </>
  );
}
