import { type PagePath, paths, type StoryId } from "@kolam/content/facts/paths";
import { sectorIds } from "@kolam/content/facts/services";
import { portfolio } from "@kolam/content/pages/portfolio";
import { isOfService, portfolioGroups, storyOf } from "@kolam/content/portfolio/stories";
import { sectors } from "@kolam/content/sectors";
import type { Story } from "@kolam/content/shapes/case";
import { titles } from "@kolam/content/titles";
import { useHydrated } from "@kolam/ui/hydrated";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { useLocation } from "react-router-dom";
import { allArtefacts } from "../../artefacts/all-artefacts.ts";
import type { Artefacts } from "../../artefacts/artefacts.ts";
import { SiteLink } from "../../router/site-link.tsx";
import cards from "../../sections/work/case-card.module.css";
import { CaseCard, wideOf } from "../../sections/work/case-card.tsx";
import styles from "./by-service.module.css";
import { CaseFilter } from "./case-filter.tsx";

/** The anchor that shows all cases. */
const allId = "by-service";
/** On a phone the first cases have pictures, and every third of the others: the page would be endless. */
const pictured = 3;

interface Group {
  /** The service or sector, and its anchor. */
  id: string;
  label: string;
  /** The page of a service. */
  page?: PagePath;
  /** The cases that the list of all shows here: each once, and none that is in large above. */
  own: readonly Story[];
  /** The other cases of the service or sector. */
  others: readonly Story[];
}

const artefacts: Artefacts<readonly Story[]> = allArtefacts;
const leads: ReadonlySet<StoryId> = new Set(portfolio.leads.stories);
const stories: readonly Story[] = portfolioGroups.flatMap((group) =>
  group.stories.map((story) => ({
    ...story,
    client: `${titles[group.service]} · ${story.client}`,
  })),
);

const services = portfolioGroups.map(({ service, stories: told }): Group => {
  const isOwn = ({ id }: Story) => told.some((story) => story.id === id && !leads.has(id));
  return {
    id: service,
    label: titles[service],
    page: paths[service].path,
    own: stories.filter(isOwn),
    others: stories.filter((story) => isOfService(story, service) && !isOwn(story)),
  };
});
const told = sectorIds.map(
  (id): Group => ({
    id,
    label: sectors[id],
    own: [],
    others: stories.filter((story) => story.sector === id),
  }),
);
const groups = [...services, ...told];
const listed = services.flatMap(({ own }) => own);

/** The service or sector in the address. Until the page is hydrated the stylesheet goes by the address itself. */
function useChosen(): string | undefined {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  if (!hydrated) return undefined;
  return groups.find(({ id }) => hash === `#${id}`)?.id ?? allId;
}

/** The cases of a service or sector. In the list of all it is only its own ones, without a visible heading. */
function Cases({ id, label, page, own, others, chosen }: Group & { chosen: string | undefined }) {
  const isChosen = chosen === id;
  if (chosen !== undefined && !isChosen && (chosen !== allId || own.length === 0)) return null;
  const shown = isChosen ? [...own, ...others] : own;
  const order = isChosen ? shown : listed;
  const above = isChosen ? 0 : leads.size;
  const lookAt = (index: number) =>
    index + above < pictured || index % 3 === 2 ? "card" : "compact";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`${styles.group} ${isChosen ? styles.chosen : ""}`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className={styles.title}>
          {isChosen ? portfolio.byService.found(shown.length, label) : label}
        </h2>
        {page ? (
          <SiteLink href={page} className={styles.about}>
            {portfolio.labels.service}
          </SiteLink>
        ) : null}
      </div>
      {shown.map((story) => (
        <CaseCard
          key={story.id}
          story={story}
          Artefact={artefacts[story.id]}
          brief
          look={order.length === 1 ? "lead" : lookAt(order.indexOf(story))}
          wide={order.indexOf(story) < wideOf(order.length)}
          headingLevel={isChosen ? 3 : 2}
          anchored={own.includes(story)}
        />
      ))}
      {chosen === undefined
        ? others.map((story) => (
            <CaseCard key={story.id} story={story} look="words" headingLevel={3} brief />
          ))
        : null}
    </section>
  );
}

/** All cases, some of them in large. Links choose those of one service or one sector, whose id is the anchor. */
export function ByService() {
  const labels = portfolio.byService;
  const chosen = useChosen();
  if (stories.length === 0) return null;
  return (
    <div id={allId} className={chosen === undefined ? styles.unhydrated : undefined}>
      {services.length > 1 ? (
        <Section label={labels.label} space="sm" className={styles.filter}>
          <CaseFilter
            label={labels.services}
            choices={[{ id: allId, label: labels.all }, ...services]}
            chosen={chosen ?? allId}
          />
          {told.length > 1 ? (
            <CaseFilter label={labels.sectors} choices={told} chosen={chosen} />
          ) : null}
        </Section>
      ) : null}
      {leads.size > 0 && (chosen === undefined || chosen === allId) ? (
        <Section label={portfolio.leads.label} space="sm">
          <Stack gap={12}>
            {portfolio.leads.stories.map((id) => (
              <CaseCard
                key={id}
                story={storyOf(id)}
                Artefact={artefacts[id]}
                look="lead"
                headingLevel={2}
                anchored
              />
            ))}
          </Stack>
        </Section>
      ) : null}
      {chosen !== allId || listed.length > 0 ? (
        <Section
          surface="alt"
          space="sm"
          className={listed.length === 0 ? styles.unlisted : undefined}
        >
          <div className={`${cards.grid} ${styles.groups}`}>
            {groups.map((group) => (
              <Cases key={group.id} {...group} chosen={chosen} />
            ))}
          </div>
        </Section>
      ) : null}
    </div>
  );
}
