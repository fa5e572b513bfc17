import { paths, type StoryId } from "@kolam/content/facts/paths";
import { type SectorId, sectorIds, toldServiceIds } from "@kolam/content/facts/services";
import { portfolio } from "@kolam/content/pages/portfolio";
import {
  isOfService,
  type PortfolioGroup,
  portfolioGroups,
} from "@kolam/content/portfolio/stories";
import { sectors } from "@kolam/content/sectors";
import { titles } from "@kolam/content/titles";
import { useHydrated } from "@kolam/ui/hydrated";
import { Section } from "@kolam/ui/section";
import { useLocation } from "react-router-dom";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./by-service.module.css";
import { CaseCard } from "./case-card.tsx";
import { CaseFilter } from "./case-filter.tsx";

/** The anchor that shows all cases. */
const allId = "by-service";

const leads: ReadonlySet<StoryId> = new Set(portfolio.leads.stories);
const stories = portfolioGroups.flatMap((group) => group.stories);

const services = toldServiceIds.map((id) => ({ id, label: titles[id] }));
const toldSectors = sectorIds.map((id) => ({ id, label: sectors[id] }));

/** The service or sector in the address. Until the page is hydrated the stylesheet goes by the address itself. */
function useChosen(): string | undefined {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  if (!hydrated) return undefined;
  return [...services, ...toldSectors].find(({ id }) => hash === `#${id}`)?.id ?? allId;
}

interface ChosenProps {
  chosen: string | undefined;
}

/** The cases of a service; those that are in large above, or told of another service too, only when it is chosen. */
function ServiceGroup({ group, chosen }: ChosenProps & { group: PortfolioGroup }) {
  const { service } = group;
  const isChosen = chosen === service;
  const above = group.stories.filter(({ id }) => leads.has(id));
  const below = group.stories.filter(({ id }) => !leads.has(id));
  const others = stories.filter((story) => isOfService(story, service) && !below.includes(story));
  const shown = isChosen ? [...below, ...others] : below;
  return (
    <section
      id={service}
      aria-labelledby={`${service}-heading`}
      hidden={chosen !== undefined && chosen !== allId && !isChosen}
      className={styles.group}
    >
      <div className={styles.head}>
        <h3 id={`${service}-heading`} className={styles.title}>
          {titles[service]}
        </h3>
        <SiteLink href={paths[service].path} className={styles.about}>
          {portfolio.labels.service}
        </SiteLink>
        {isChosen
          ? null
          : above.map(({ id, client }) => (
              <SiteLink key={id} href={`#${id}`} className={`${styles.about} ${styles.above}`}>
                {portfolio.labels.above(client)}
              </SiteLink>
            ))}
      </div>
      {shown.length > 0 ? (
        <div className={styles.cards}>
          {shown.map((story, index) => (
            <CaseCard
              key={story.id}
              story={story}
              look={index === 0 && shown.length % 2 === 1 ? "row" : "card"}
              anchored={below.includes(story)}
            />
          ))}
        </div>
      ) : null}
      {chosen === undefined && others.length > 0 ? (
        <div className={`${styles.cards} ${styles.others}`}>
          {others.map((story) => (
            <CaseCard key={story.id} story={story} look="words" />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** The cases of a sector. They are in the groups of the services too, so that it is shown only when it is chosen. */
function SectorGroup({ sector, chosen }: ChosenProps & { sector: SectorId }) {
  const isChosen = chosen === sector;
  return (
    <section
      id={sector}
      aria-labelledby={`${sector}-heading`}
      hidden={chosen !== undefined && !isChosen}
      className={`${styles.group} ${styles.sector}`}
    >
      <div className={styles.head}>
        <h3 id={`${sector}-heading`} className={styles.title}>
          {sectors[sector]}
        </h3>
      </div>
      <div className={styles.cards}>
        {stories
          .filter((story) => story.sector === sector)
          .map((story) => (
            <CaseCard key={story.id} story={story} look={isChosen ? "card" : "words"} />
          ))}
      </div>
    </section>
  );
}

/** All cases by service. Links choose those of one service or one sector, whose id is the anchor. */
export function ByService() {
  const { title, lead, ...labels } = portfolio.byService;
  const chosen = useChosen();
  if (stories.length === 0) return null;
  const all = { id: allId, label: labels.all };
  return (
    <Section id={allId} surface="alt" title={title} lead={lead}>
      {services.length > 1 ? (
        <CaseFilter label={labels.services} choices={[all, ...services]} chosen={chosen} />
      ) : null}
      {toldSectors.length > 1 ? (
        <CaseFilter label={labels.sectors} choices={toldSectors} chosen={chosen} />
      ) : null}
      <div className={`${styles.groups} ${chosen === undefined ? styles.unhydrated : ""}`}>
        {portfolioGroups.map((group) => (
          <ServiceGroup key={group.service} group={group} chosen={chosen} />
        ))}
        {sectorIds.map((id) => (
          <SectorGroup key={id} sector={id} chosen={chosen} />
        ))}
      </div>
    </Section>
  );
}
