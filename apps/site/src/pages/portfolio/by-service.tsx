import { paths, type ServiceId, type StoryId } from "@kolam/content/facts/paths";
import { toldServiceIds } from "@kolam/content/facts/services";
import { portfolio } from "@kolam/content/pages/portfolio";
import { type PortfolioGroup, portfolioGroups } from "@kolam/content/services/service-stories";
import { titles } from "@kolam/content/titles";
import { useHydrated } from "@kolam/ui/hydrated";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { useLocation } from "react-router-dom";
import { SiteLink } from "../../router/site-link.tsx";
import { GroupRating } from "../../sections/work/group-rating.tsx";
import styles from "./by-service.module.css";
import { CaseEntry } from "./case-entry.tsx";

/** The anchor that shows the projects of all services. */
const allId = "by-service";

const leads: ReadonlySet<StoryId> = new Set(portfolio.leads.stories);

/** The service in the address. Until the page is hydrated the stylesheet goes by the address itself. */
function useChosenService(): ServiceId | "all" | undefined {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  if (!hydrated) return undefined;
  return toldServiceIds.find((id) => hash === `#${id}`) ?? "all";
}

function Filter({ chosen }: { chosen: ServiceId | "all" | undefined }) {
  const choices = [
    { id: "all", href: `#${allId}`, label: portfolio.byService.all },
    ...toldServiceIds.map((id) => ({ id, href: `#${id}`, label: titles[id] })),
  ] as const;
  return (
    <nav aria-label={portfolio.byService.filter}>
      <Stack as="ul" direction="row" gap={2}>
        {choices.map(({ id, href, label }) => (
          <li key={id}>
            <SiteLink
              href={href as `#${string}`}
              className={styles.choice}
              aria-current={id === chosen ? "true" : undefined}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

interface GroupProps {
  group: PortfolioGroup;
  hidden: boolean;
}

function Group({ group: { service, stories }, hidden }: GroupProps) {
  const above = stories.filter(({ id }) => leads.has(id));
  const below = stories.filter(({ id }) => !leads.has(id));
  return (
    <section
      id={service}
      aria-labelledby={`${service}-heading`}
      hidden={hidden}
      className={styles.group}
    >
      <div className={styles.head}>
        <h3 id={`${service}-heading`} className={styles.title}>
          {titles[service]}
        </h3>
        <SiteLink href={paths[service].path} className={styles.about}>
          {portfolio.labels.service}
        </SiteLink>
        {above.map(({ id, company }) => (
          <SiteLink key={id} href={`#${id}`} className={styles.about}>
            {portfolio.labels.above(company)}
          </SiteLink>
        ))}
      </div>
      {below.length > 0 ? (
        <div className={styles.cards}>
          {below.map((story, index) => (
            <CaseEntry
              key={story.id}
              story={story}
              look={index === 0 && below.length % 2 === 1 ? "row" : "card"}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** All projects by service. Links choose one service; its id is the anchor. */
export function ByService() {
  const { title, lead } = portfolio.byService;
  const chosen = useChosenService();
  if (portfolioGroups.length === 0) return null;
  const clients = portfolioGroups.flatMap(({ stories }) => stories);
  return (
    <Section
      id={allId}
      surface="alt"
      heading={title}
      lead={lead}
      actions={<GroupRating clients={clients} />}
    >
      {toldServiceIds.length > 1 ? <Filter chosen={chosen} /> : null}
      <div className={`${styles.groups} ${chosen === undefined ? styles.unhydrated : ""}`}>
        {portfolioGroups.map((group) => (
          <Group
            key={group.service}
            group={group}
            hidden={chosen !== undefined && chosen !== "all" && chosen !== group.service}
          />
        ))}
      </div>
    </Section>
  );
}
