import { foreign } from "@kolam/content/model/basics/foreign";
import type { InLanguage } from "@kolam/content/model/basics/types";
import { articleCount, newestArticles } from "@kolam/content/model/blog/article-list";
import { articlePath } from "@kolam/content/model/blog/article-path";
import { openPositions } from "@kolam/content/model/company/open-positions";
import {
  caseCount,
  type PageId,
  type PathGroup,
  pagesOfGroup,
  paths,
  present,
  type SitePath,
} from "@kolam/content/model/pages/paths";
import { isOfSector, sectorsWithPage } from "@kolam/content/model/portfolio/sectors";
import { Grid } from "@kolam/ui/grid";
import { LinkList, type LinkListItem } from "@kolam/ui/link-list";
import { Section } from "@kolam/ui/section";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { serviceCards } from "@site/lists/words/service-cards";
import { titles } from "@site/lists/words/titles";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { sitemapPage } from "@site/texts/pages/sitemap-page";
import { groupTitles } from "@site/words/group-titles";
import type { ReactNode } from "react";
import { Link, useLoaderData } from "react-router-dom";
import type { Missing, SitemapData } from "../../articles/data-of.ts";
import { SiteLink } from "../../router/site-link.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { foreignWords } from "../../sections/text/foreign-words.tsx";
import { PhoneNumber } from "../../shell/phone-number.tsx";
import styles from "./sitemap-page.module.css";

const descriptions: Partial<Record<PageId, string>> = Object.fromEntries(
  Object.entries(serviceCards).map(([id, { description }]) => [id, description]),
);

const link = (href: SitePath, label: string, text?: string, of: InLanguage = {}): LinkListItem => ({
  label,
  link: <SiteLink {...foreign(of)} href={href} />,
  text: text && foreignWords(of, text),
});

const ofGroup = (id: PathGroup) => ({
  id,
  title: groupTitles[id],
  links: pagesOfGroup(id).map((page) => link(paths[page].path, titles[page], descriptions[page])),
});

/** How many of the newest articles the page lists. */
const listedArticles = 8;

const { lists, allArticles } = sitemapPage;

interface Group {
  id: string;
  title: string;
  links: readonly LinkListItem[];
  /** A link to all, where the page lists the first ones only. */
  more?: ReactNode;
}

/**
 * Every page, by what it is; after the services what was done in them, after the other pages what
 * is open now.
 */
const groupsOf = ({ cases, landings }: SitemapData): readonly Group[] => [
  ...(["main", "services"] as const).map(ofGroup),
  {
    id: "cases",
    title: lists.cases,
    links: cases.map(({ id, project, client, ...of }) =>
      link(`/portfolio/${id}`, project, client, of),
    ),
    ...(cases.length < caseCount
      ? { more: <SiteLink href={paths.portfolio.path}>{portfolioWords.byService.all}</SiteLink> }
      : {}),
  },
  {
    id: "sectors",
    title: lists.sectors,
    links: sectorsWithPage.map(({ name, path }) => link(path, name)),
  },
  {
    id: "articles",
    title: lists.articles,
    links: newestArticles
      .slice(0, listedArticles)
      .map(({ slug, title, excerpt, ...of }) => link(articlePath(slug), title, excerpt, of)),
    ...(articleCount > listedArticles
      ? { more: <SiteLink href={paths.blog.path}>{allArticles(articleCount)}</SiteLink> }
      : {}),
  },
  ofGroup("resources"),
  {
    id: "openings",
    title: lists.openings,
    links: openPositions.map(({ id, title, department }) =>
      link(`${paths.careers.path}/${id}`, title, department),
    ),
  },
  {
    id: "offers",
    title: lists.offers,
    links: landings
      .filter(({ slug }) => !isOfSector(`/${slug}`))
      .map(({ slug, title }) => ({ label: title, link: <Link to={`/${slug}`} /> })),
  },
  ofGroup("legal"),
];

/** The sitemap page: links to every page, but of long lists to the first entries. */
export function SitemapPage() {
  const data = useLoaderData<SitemapData | Missing>();
  if ("Missing" in data) return <data.Missing />;
  const { hero, contact, quick } = sitemapPage;
  return (
    <>
      <PageHero
        words={hero}
        page="sitemap"
        variant="compact"
        aside={
          <nav aria-label={quick.label} className={styles.quick}>
            {present(quick.pages).map((id) => (
              <SiteLink key={id} href={paths[id].path}>
                {titles[id]}
              </SiteLink>
            ))}
          </nav>
        }
      />
      <Section space="sm">
        {groupsOf(data).map(({ id, title, links, more }) =>
          links.length > 0 ? (
            <section
              data-others=""
              key={id}
              aria-labelledby={`group-${id}`}
              className={styles.group}
            >
              <h2 id={`group-${id}`} className={styles.title}>
                {title}
              </h2>
              <div>
                <LinkList columns="2" links={links} />
                {more ? <p className={styles.link}>{more}</p> : null}
              </div>
            </section>
          ) : null,
        )}
      </Section>
      <Section surface="alt" space="sm" title={contact.title} lead={contact.lead} layout="aside">
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
