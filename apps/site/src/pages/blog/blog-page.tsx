import { featuredArticle } from "@kolam/content/blog/article-list";
import { blogPage } from "@kolam/content/pages/blog-page";
import { paths } from "@kolam/content/paths";
import { Section } from "@kolam/ui/section";
import { Island } from "../../navigation/island.tsx";
import { ArticleEntry } from "../../sections/article-cards.tsx";
import { NewsletterForm } from "../../sections/newsletter-form/newsletter-form.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { BlogList } from "./blog-list.tsx";
import { useBlogPage } from "./use-blog-page.ts";

/** All articles, with a search and a category filter that live in the address. */
export function BlogPage() {
  const page = useBlogPage();
  const { hero, pages } = blogPage;
  const title = page === 1 ? hero.title : pages.title(hero.title, page);
  return (
    <>
      <PageHero
        words={{ ...hero, title }}
        trail={{ current: paths.blog.title }}
        variant="compact"
      />
      <Section space="sm" heading={blogPage.featured}>
        <ArticleEntry article={featuredArticle} variant="featured" anchored priority />
      </Section>
      <Section surface="alt" heading={blogPage.latest}>
        <Island name="blog-list">
          <BlogList />
        </Island>
      </Section>
      <NewsletterForm surface="plain" />
    </>
  );
}
