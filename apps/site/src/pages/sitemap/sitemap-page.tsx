import { articlePath, articles } from "@kolam/content/articles";
import { company, mailboxes } from "@kolam/content/company";
import { type PageId, pagesOfGroup, pathGroups, paths } from "@kolam/content/paths";
import { services } from "@kolam/content/services";
import { sitemapPage } from "@kolam/content/sitemap-page";
import { Section } from "@kolam/ui/section";
import { SiteLink } from "../../navigation/site-link.tsx";
import { LinkList } from "../../sections/link-list.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import styles from "./sitemap-page.module.css";

const descriptions: Partial<Record<PageId, string>> = Object.fromEntries(
  services.map(({ id, description }) => [id, description]),
);

function pageLinks(ids: readonly PageId[]) {
  return ids.map((id) => ({
    label: paths[id].title,
    href: paths[id].path,
    text: descriptions[id],
  }));
}

/** Every page of the site on one sheet. */
export function SitemapPage() {
  const { hero, contact, quick, articles: articlesTitle } = sitemapPage;
  return (
    <>
      <PageHero words={hero} trail={{ current: paths.sitemap.title }} variant="compact" />
      <Section space="sm">
        <div className={styles.sheet}>
          {pathGroups.map((group) => (
            <section key={group} aria-labelledby={`group-${group.split(" ")[0]}`}>
              <h2 id={`group-${group.split(" ")[0]}`} className={styles.title}>
                {group}
              </h2>
              <LinkList links={pageLinks(pagesOfGroup(group))} />
            </section>
          ))}
          <section aria-labelledby="articles" className={styles.wide}>
            <h2 id="articles" className={styles.title}>
              {articlesTitle}
            </h2>
            <LinkList
              columns="2"
              links={articles.map(({ slug, title, excerpt }) => ({
                label: title,
                href: articlePath(slug),
                text: excerpt,
              }))}
            />
          </section>
        </div>
      </Section>
      <Section surface="alt" space="sm" heading={quick.title} lead={quick.lead} layout="aside">
        <LinkList columns="2" links={pageLinks(quick.pages)} />
      </Section>
      <Section space="sm" heading={contact.title} lead={contact.lead} layout="aside">
        <dl className={styles.contact}>
          <div>
            <dt>{contact.email}</dt>
            <dd>
              <SiteLink href={mailboxes.hello.href}>{mailboxes.hello.address}</SiteLink>
            </dd>
          </div>
          <div>
            <dt>{contact.phone}</dt>
            <dd>
              <SiteLink href={company.phone.href}>{company.phone.display}</SiteLink>
            </dd>
          </div>
        </dl>
      </Section>
    </>
  );
}
