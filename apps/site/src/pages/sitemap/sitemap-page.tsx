import { articleCount, articlePath, newestArticles } from "@kolam/content/blog/article-list";
import { mailboxes } from "@kolam/content/facts/channels";
import { company } from "@kolam/content/facts/company";
import { type PageId, pagesOfGroup, pathGroups, paths, present } from "@kolam/content/facts/paths";
import { sitemapPage } from "@kolam/content/pages/sitemap-page";
import { serviceCards } from "@kolam/content/services/service-cards";
import { groupTitles, titles } from "@kolam/content/titles";
import { Grid } from "@kolam/ui/grid";
import { LinkList } from "@kolam/ui/link-list";
import { Section } from "@kolam/ui/section";
import { SiteLink } from "../../router/site-link.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PhoneNumber } from "../../shell/phone-number.tsx";
import styles from "./sitemap-page.module.css";

const descriptions: Partial<Record<PageId, string>> = Object.fromEntries(
  Object.entries(serviceCards).map(([id, { description }]) => [id, description]),
);

function pageLinks(ids: readonly PageId[]) {
  return ids.map((id) => ({
    label: titles[id],
    link: <SiteLink href={paths[id].path} />,
    text: descriptions[id],
  }));
}

/** How many of the newest articles the page lists. */
const listedArticles = 8;

/** The sitemap page: links to every page and to the newest articles. */
export function SitemapPage() {
  const { hero, contact, quick, articles: articlesTitle, allArticles } = sitemapPage;
  const shown = newestArticles.slice(0, listedArticles);
  return (
    <>
      <PageHero words={hero} page="sitemap" variant="compact" />
      <Section space="sm">
        <div className={styles.sheet}>
          {pathGroups.map((group) => (
            <section
              key={group}
              aria-labelledby={`group-${group}`}
              className={group === "services" ? styles.tall : undefined}
            >
              <h2 id={`group-${group}`} className={styles.title}>
                {groupTitles[group]}
              </h2>
              <LinkList links={pageLinks(pagesOfGroup(group))} />
            </section>
          ))}
          {shown.length > 0 ? (
            <section aria-labelledby="articles" className={styles.wide}>
              <h2 id="articles" className={styles.title}>
                {articlesTitle}
              </h2>
              <LinkList
                columns="2"
                links={shown.map(({ slug, title, excerpt }) => ({
                  label: title,
                  link: <SiteLink href={articlePath(slug)} />,
                  text: excerpt,
                }))}
              />
              {shown.length < articleCount ? (
                <p>
                  <SiteLink href={paths.blog.path}>{allArticles(articleCount)}</SiteLink>
                </p>
              ) : null}
            </section>
          ) : null}
        </div>
      </Section>
      <Section surface="alt" space="sm" title={quick.title} lead={quick.lead} layout="aside">
        <LinkList columns="2" links={pageLinks(present(quick.pages))} />
      </Section>
      <Section space="sm" title={contact.title} lead={contact.lead} layout="aside">
        <Grid as="dl" columns="2" min="lg" className={styles.contact}>
          <div>
            <dt>{contact.email}</dt>
            <dd>
              <SiteLink href={mailboxes.hello.href}>{mailboxes.hello.address}</SiteLink>
            </dd>
          </div>
          {company.phone ? (
            <div>
              <dt>{contact.phone}</dt>
              <dd>
                <SiteLink href={company.phone.href}>
                  <PhoneNumber {...company.phone} />
                </SiteLink>
              </dd>
            </div>
          ) : null}
        </Grid>
      </Section>
    </>
  );
}
