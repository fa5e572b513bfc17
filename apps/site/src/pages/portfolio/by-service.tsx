import {
  casePageCount,
  casePagePath,
  casesOfPage,
  type ListedCase,
} from "@kolam/content/model/portfolio/case-list";
import type { CaseOverview } from "@kolam/content/model/types/case";
import { useHydrated } from "@kolam/ui/hydrated";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { allCaseDrawings } from "@site/lists/case-drawings";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { portfolio } from "@site/words/pages/portfolio";
import { useLocation, useSearchParams } from "react-router-dom";
import { casesFile } from "../../articles/data-files.ts";
import type { PortfolioData } from "../../articles/data-of.ts";
import { useDataFile } from "../../articles/use-data-file.ts";
import type { CaseDrawings } from "../../drawings/case-drawings.ts";
import { SiteLink } from "../../router/site-link.tsx";
import cards from "../../sections/work/case-card.module.css";
import { CaseCard, wideOf } from "../../sections/work/case-card.tsx";
import { PageLinks } from "../blog/page-links.tsx";
import styles from "./by-service.module.css";
import { CaseFilter } from "./case-filter.tsx";
import { type CaseGroup, choices, groupsOf, sectorChoices, serviceChoices } from "./case-groups.ts";

/** The anchor that shows all cases. */
const allId = "by-service";
/**
 * On a phone the first cases have pictures, and every third of the others: the page would be
 * endless.
 */
const pictured = 3;

const caseDrawings: CaseDrawings = allCaseDrawings;

/**
 * The service or sector in the address. Until the page is hydrated the stylesheet goes by the
 * address itself.
 */
function useChosen(): string | undefined {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  if (!hydrated) return undefined;
  return choices.find(({ id }) => hash === `#${id}`)?.id ?? allId;
}

/** The page of the cases of one service or sector, from 1, as the address has it. */
function useResultPage(): number {
  const [search] = useSearchParams();
  return Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
}

interface CasesProps {
  group: CaseGroup;
  /** All that the list shows, from which the look of each card follows. */
  listed: readonly CaseOverview[];
  /** How many cases are in large above. */
  above: number;
}

/**
 * The cards of a group in the list of all, without a visible heading: its own ones, and before
 * hydration the others in words.
 */
function ListedCases({ group, listed, above, hydrated }: CasesProps & { hydrated: boolean }) {
  if (hydrated && group.own.length === 0) return null;
  return (
    <section id={group.id} aria-labelledby={`${group.id}-heading`} className={styles.group}>
      <GroupHead group={group} title={group.label} />
      {group.own.map((caseStudy) => (
        <GroupCard
          key={caseStudy.id}
          caseStudy={caseStudy}
          listed={listed}
          above={above}
          anchored
        />
      ))}
      {hydrated
        ? null
        : group.others.map((caseStudy) => (
            <CaseCard
              key={caseStudy.id}
              caseStudy={caseStudy}
              variant="words"
              headingLevel={3}
              brief
            />
          ))}
    </section>
  );
}

function GroupHead({ group, title }: { group: CaseGroup; title: string }) {
  return (
    <div className={styles.head}>
      <h2 id={`${group.id}-heading`} className={styles.title}>
        {title}
      </h2>
      {group.about ? (
        <SiteLink href={group.about} className={styles.about}>
          {portfolioWords.labels.service}
        </SiteLink>
      ) : null}
    </div>
  );
}

interface GroupCardProps extends Omit<CasesProps, "group"> {
  caseStudy: CaseOverview;
  anchored: boolean;
  headingLevel?: 2 | 3;
}

function GroupCard({ caseStudy, listed, above, anchored, headingLevel = 2 }: GroupCardProps) {
  const index = listed.indexOf(caseStudy);
  const variant = index + above < pictured || index % 3 === 2 ? "card" : "compact";
  return (
    <CaseCard
      caseStudy={caseStudy}
      Drawing={caseDrawings[caseStudy.id]}
      brief
      variant={listed.length === 1 ? "lead" : variant}
      wide={index < wideOf(listed.length)}
      headingLevel={headingLevel}
      anchored={anchored}
    />
  );
}

/**
 * The cases of the chosen service or sector, page by page.
 * @param known whether the group has all of them; if not, no number is shown
 */
function ChosenCases({ group, known }: { group: CaseGroup; known: boolean }) {
  const all = [...group.own, ...group.others];
  const count = casePageCount(all.length);
  const page = Math.min(useResultPage(), count);
  const shown = casesOfPage(all, page);
  const title = known ? portfolioWords.byService.found(all.length, group.label) : group.label;
  return (
    <section
      id={group.id}
      aria-labelledby={`${group.id}-heading`}
      className={`${styles.group} ${styles.chosen}`}
    >
      <GroupHead group={group} title={title} />
      {shown.map((caseStudy) => (
        <GroupCard
          key={caseStudy.id}
          caseStudy={caseStudy}
          listed={shown}
          above={0}
          anchored={group.own.includes(caseStudy)}
          headingLevel={3}
        />
      ))}
      {known && count > 1 ? (
        <div className={styles.pages}>
          <PageLinks
            page={page}
            count={count}
            to={(other) => ({ search: other === 1 ? "" : `?page=${other}`, hash: group.id })}
            words={portfolioWords.pages}
          />
        </div>
      ) : null}
    </section>
  );
}

function Leads({ leads }: { leads: readonly ListedCase[] }) {
  if (leads.length === 0) return null;
  return (
    <Section label={portfolio.leads.label} space="sm">
      <Stack gap={12}>
        {leads.map((caseStudy) => (
          <CaseCard
            key={caseStudy.id}
            caseStudy={caseStudy}
            Drawing={caseDrawings[caseStudy.id]}
            variant="lead"
            headingLevel={2}
            anchored
          />
        ))}
      </Stack>
    </Section>
  );
}

/** The cases of a page of the portfolio, some of them in large. */
function CasesOfPage({ list, hydrated }: { list: PortfolioData; hydrated: boolean }) {
  const leads =
    list.page === 1
      ? portfolio.leads.cases.flatMap(
          (id) => list.cases.find((caseStudy) => caseStudy.id === id) ?? [],
        )
      : [];
  const groups = groupsOf(list.cases, leads);
  const listed = groups.flatMap(({ own }) => own);
  return (
    <>
      <Leads leads={leads} />
      {!hydrated || listed.length > 0 ? (
        <Section
          surface="alt"
          space="sm"
          className={listed.length === 0 ? styles.unlisted : undefined}
        >
          <div className={`${cards.grid} ${styles.groups}`}>
            {groups.map((group) => (
              <ListedCases
                key={group.id}
                group={group}
                listed={listed}
                above={leads.length}
                hydrated={hydrated}
              />
            ))}
          </div>
          {list.pages > 1 ? (
            <div className={styles.pages}>
              <PageLinks
                page={list.page}
                count={list.pages}
                to={casePagePath}
                words={portfolioWords.pages}
              />
            </div>
          ) : null}
        </Section>
      ) : null}
    </>
  );
}

/**
 * The cases of the chosen service or sector; where the page does not have all cases, they are
 * fetched.
 */
function CasesOfChoice({ list, chosen }: { list: PortfolioData; chosen: string }) {
  const isWhole = list.pages === 1;
  const { data } = useDataFile(casesFile, !isWhole, isWhole ? list.cases : undefined);
  const group = groupsOf(data ?? list.cases, []).find(({ id }) => id === chosen);
  if (!group) return null;
  return (
    <Section surface="alt" space="sm">
      <div className={`${cards.grid} ${styles.groups}`}>
        <ChosenCases group={group} known={data !== undefined} />
      </div>
    </Section>
  );
}

/** All cases of a page. Links choose those of one service or one sector, whose id is the anchor. */
export function ByService({ list }: { list: PortfolioData }) {
  const labels = portfolioWords.byService;
  const chosen = useChosen();
  if (list.cases.length === 0) return null;
  return (
    <div id={allId} className={chosen === undefined ? styles.unhydrated : undefined}>
      {serviceChoices.length > 1 ? (
        <Section label={labels.label} space="sm" className={styles.filter}>
          <CaseFilter
            label={labels.services}
            choices={[{ id: allId, label: labels.all }, ...serviceChoices]}
            chosen={chosen ?? allId}
          />
          {sectorChoices.length > 1 ? (
            <CaseFilter label={labels.sectors} choices={sectorChoices} chosen={chosen} />
          ) : null}
        </Section>
      ) : null}
      {chosen === undefined || chosen === allId ? (
        <CasesOfPage list={list} hydrated={chosen !== undefined} />
      ) : (
        <CasesOfChoice key={chosen} list={list} chosen={chosen} />
      )}
    </div>
  );
}
