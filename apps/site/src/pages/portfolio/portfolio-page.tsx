import quote from "virtual:kolam/quote";
import { portfolio, portfolioGroups } from "@kolam/content/pages/portfolio";
import { paths } from "@kolam/content/paths";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { Closing } from "../../sections/closing.tsx";
import { DrawnHero } from "../../sections/drawn-hero.tsx";
import { LinkList } from "../../sections/text/link-list.tsx";
import { PortfolioGroup } from "./portfolio-group.tsx";
import styles from "./portfolio-page.module.css";

/** The portfolio page: the success stories of all services. */
export function PortfolioPage() {
  const { hero, contents, closing } = portfolio;
  return (
    <>
      <DrawnHero words={hero} page="portfolio" drawing={quote} className={styles.hero} />
      <Section space="sm" surface="alt" heading={contents.title}>
        <nav aria-label={contents.title}>
          <LinkList
            columns="4"
            links={portfolioGroups.map(({ service }) => ({
              label: paths[service].title,
              href: `/portfolio#${service}` as const,
            }))}
          />
        </nav>
      </Section>
      {portfolioGroups.map((group, index) => (
        <PortfolioGroup
          key={group.service}
          group={group}
          surface={index % 2 === 0 ? "plain" : "alt"}
        />
      ))}
      <Closing words={closing} art={<Motif drawing={quote} />} />
    </>
  );
}
