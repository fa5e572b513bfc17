import { foreign } from "@kolam/content/model/basics/foreign";
import { newsletterService } from "@kolam/content/model/law/newsletter";
import { hasFeature } from "@kolam/content/model/pages/features";
import { Container } from "@kolam/ui/container";
import { Contents } from "@kolam/ui/contents";
import { Prose } from "@kolam/ui/prose";
import { Section } from "@kolam/ui/section";
import { articleFrame } from "@site/texts/pages/blog";
import { articleClosing } from "@site/words/pages/blog-page";
import { useLoaderData } from "react-router-dom";
import { ArticleBody } from "../../articles/article-body.tsx";
import type { ArticleData, Missing } from "../../articles/data-of.ts";
import { coverFile } from "../../photos/photo-frame.ts";
import { SitePhoto } from "../../photos/site-photo.tsx";
import { SiteLink } from "../../router/site-link.tsx";
import { ArticleCards, coverOf } from "../../sections/article-cards.tsx";
import { articleElements } from "../../sections/body/article-elements.tsx";
import { articlePictures } from "../../sections/body/article-pictures.tsx";
import { Closing } from "../../sections/closing.tsx";
import { NewsletterForm } from "../../sections/newsletter-form/newsletter-form.tsx";
import { sectionHead } from "../../sections/section-head.tsx";
import { ArticleHead } from "./article-head.tsx";
import styles from "./article-page.module.css";
import { ArticleSources } from "./article-sources.tsx";
import { ArticleTags } from "./article-tags.tsx";

const elements = { ...articleElements, ...articlePictures };

/** The article at the current address, or the not-found page. */
export function ArticlePage() {
  const data = useLoaderData<ArticleData | Missing>();
  if ("Missing" in data) return <data.Missing />;
  return <ArticleContent key={data.article.slug} data={data} />;
}

function ArticleContent({ data }: { data: ArticleData }) {
  const { article, body, related, drawing } = data;
  const { contents, related: relatedWords } = articleFrame;
  return (
    <>
      <article aria-labelledby="article-title">
        <ArticleHead article={article} titleId="article-title" />
        <Container className={styles.layout}>
          <div className={styles.photo}>
            <SitePhoto
              {...(article.photo
                ? {
                    photo: article.photo,
                    frame: drawing ?? coverFile(article.slug),
                  }
                : coverOf(article))}
              width={1180}
              height={560}
              sizes="(width < 46rem) 92vw, 42rem"
              priority
            />
          </div>
          <Contents
            title={contents}
            items={article.headings.map(({ id, text, level }) => ({
              label: text,
              link: <SiteLink key={id} href={`#${id}`} />,
              sub: level === 3,
            }))}
            className={styles.contents}
          />
          <div className={styles.body}>
            <Prose {...foreign(article)}>
              <ArticleBody nodes={body} components={elements} />
            </Prose>
            {article.sources ? <ArticleSources sources={article.sources} /> : null}
            <ArticleTags tags={article.tags} className={styles.tags} />
          </div>
        </Container>
      </article>
      <div className={styles.screenOnly}>
        {related.length > 0 ? (
          <Section surface="alt" {...sectionHead({ ...relatedWords, ask: articleClosing.action })}>
            <ArticleCards articles={related} />
          </Section>
        ) : null}
        {hasFeature("newsletter") || newsletterService ? (
          <NewsletterForm />
        ) : (
          <Closing words={{ ...articleClosing, actions: [articleClosing.action] }} tone="feature" />
        )}
      </div>
    </>
  );
}
