import type { Action } from "@kolam/content/model/basics/links";
import { casePageCount, casePagePath, casesOfPage } from "@kolam/content/model/portfolio/case-list";
import type { PortfolioWords } from "@kolam/content/model/types/pages";
import { wideOf } from "@kolam/ui/bands/cases";
import cards from "@kolam/ui/bands/cases.module.css";
import { useHydrated } from "@kolam/ui/hydrated";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { allCaseDrawings } from "@site/lists/case-drawings";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { portfolio } from "@site/words/pages/portfolio";
import { Fragment, type ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { casesFile } from "../../articles/data-files.ts";
import type { PortfolioData } from "../../articles/data-of.ts";
import { useDataFile } from "../../articles/use-data-file.ts";
import type { CaseDrawings } from "../../drawings/case-drawings.ts";
import { SiteLink } from "../../router/site-link.tsx";
import { askAbout } from "../../sections/service/asks.ts";
import { CaseCard } from "../../sections/work/case-card.tsx";
import { PageLinks } from "../blog/page-links.tsx";
import styles from "./by-service.module.css";
import { CaseFilter } from "./case-filter.tsx";
import {
  allId,
  type Choice,
  choices,
  isIn,
  sectorChoices,
  serviceChoices,
  withService,
} from "./case-groups.ts";
import { groupStyles, type ShownCases } from "./group-styles.ts";

/** With one service and one sector, all cases are of both. */
const hasChoices = serviceChoices.length > 1 || sectorChoices.length > 1;

/** So many cases are in full on a phone; of more each has one row, or the page would be endless. */
const inFull = 3;

const caseDrawings: CaseDrawings = allCaseDrawings;

/**
 * The service or sector in the address; `null` if there is none, and `undefined` until the page is
 * hydrated, when its styles go by the address.
 */
function useChosen(): Choice | null | undefined {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  if (!hydrated) return undefined;
  return choices.find(({ id }) => hash === `#${id}`) ?? null;
}

/** The page of the cases of one service or sector, from 1, as the address has it. */
function useResultPage(): number {
  const [search] = useSearchParams();
  return Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
}

interface GroupHeadProps {
  choice: Choice;
  /** How many cases it has; unknown while they are being fetched. */
  count: number | undefined;
}

/** The name of a service or sector, and its anchor. */
function GroupHead({ choice: { id, kind, label, about }, count }: GroupHeadProps) {
  return (
    <div id={id} className={styles.head}>
      <h2 className={styles.title}>
        {count === undefined ? label : portfolioWords.byService.found(count, label, kind)}
      </h2>
      {about ? (
        <SiteLink href={about} className={styles.about}>
          {portfolioWords.labels[kind]}
        </SiteLink>
      ) : null}
    </div>
  );
}

function Leads({ leads }: Pick<ShownCases, "leads">) {
  if (leads.length === 0) return null;
  return (
    <Section data-leads label={portfolio.leads.label} space="sm">
      <Stack gap={12}>
        {leads.map((caseStudy) => (
          <CaseCard
            key={caseStudy.id}
            caseStudy={caseStudy}
            Drawing={caseDrawings[caseStudy.id]}
            variant="lead"
            headingLevel={2}
            anchored
            ask={askAbout(caseStudy.services[0])}
          />
        ))}
      </Stack>
    </Section>
  );
}

const { asks = [] }: PortfolioWords = portfolio;

/** The link before a case of a long list: after the first row, and after the first row of three. */
function askBefore(index: number, count: number): Action | undefined {
  const wide = wideOf(count);
  const ends = wide > 0 ? [2, wide + 3] : [3, 6];
  return count > wide + 5 ? asks[ends.indexOf(index)] : undefined;
}

function Ask({ words }: { words: Action | undefined }) {
  return words ? (
    <p data-ask className={styles.ask}>
      <SiteLink href={words.href}>{words.label}</SiteLink>
    </p>
  ) : null;
}

interface ListedCasesProps extends Pick<ShownCases, "listed"> {
  /** Whether none is left out: only then links to ask are among them. */
  isWhole: boolean;
  /** Links to the other pages of the list. */
  pages: ReactNode;
}

function ListedCases({ listed, isWhole, pages }: ListedCasesProps) {
  if (listed.length === 0) return null;
  const wide = wideOf(listed.length);
  return (
    <Section data-listed surface="alt" space="sm">
      <div className={`${cards.grid} ${styles.cards}`}>
        {listed.map((caseStudy, index) => (
          <Fragment key={caseStudy.id}>
            <Ask words={isWhole ? askBefore(index, listed.length) : undefined} />
            <CaseCard
              caseStudy={withService(caseStudy)}
              Drawing={caseDrawings[caseStudy.id]}
              brief
              variant={listed.length > inFull ? "compact" : "card"}
              wide={index < wide}
              headingLevel={2}
              anchored
            />
          </Fragment>
        ))}
      </div>
      {pages ? (
        <div data-pages className={styles.pages}>
          {pages}
        </div>
      ) : null}
    </Section>
  );
}

/** All cases of a page. Links choose those of one service or one sector, whose id is the anchor. */
export function ByService({ list }: { list: PortfolioData }) {
  const chosen = useChosen();
  const resultPage = useResultPage();
  const isWhole = list.pages === 1;
  const { data } = useDataFile(
    casesFile,
    Boolean(chosen) && !isWhole,
    isWhole ? list.cases : undefined,
  );
  if (list.cases.length === 0) return null;
  const found = chosen
    ? (data ?? list.cases).filter((caseStudy) => isIn(caseStudy, chosen))
    : list.cases;
  const pages = chosen && !isWhole ? casePageCount(found.length) : list.pages;
  const page = chosen && !isWhole ? Math.min(resultPage, pages) : list.page;
  const onPage = chosen && !isWhole ? casesOfPage(found, page) : found;
  const leadIds: readonly string[] = page === 1 ? portfolio.leads.cases : [];
  const shown: ShownCases = {
    leads: leadIds.flatMap((id) => onPage.find((caseStudy) => caseStudy.id === id) ?? []),
    listed: onPage.filter(({ id }) => !leadIds.includes(id)),
  };
  const countOf = (choice: Choice) => data?.filter((caseStudy) => isIn(caseStudy, choice)).length;
  const heads = chosen === undefined ? choices : chosen ? [chosen] : [];
  return (
    <div
      id={allId}
      data-others=""
      className={styles.root}
      data-hydrated={chosen === undefined ? undefined : ""}
    >
      {hasChoices ? (
        <Section data-choices space="sm" className={styles.filter}>
          {chosen === undefined ? (
            // React puts it into the head, and leaves it there.
            <style href="case-groups" precedence="page">
              {groupStyles(choices, shown)}
            </style>
          ) : null}
          <CaseFilter chosen={chosen ?? undefined} />
          {heads.map((choice) => (
            <GroupHead key={choice.id} choice={choice} count={countOf(choice)} />
          ))}
        </Section>
      ) : (
        // Pages link to them, whether or not there is a choice.
        choices.map(({ id }) => <span key={id} id={id} />)
      )}
      <Leads leads={shown.leads} />
      <ListedCases
        listed={shown.listed}
        isWhole={!chosen}
        pages={
          pages > 1 ? (
            <PageLinks
              page={page}
              count={pages}
              to={
                chosen
                  ? (other) => ({ search: other === 1 ? "" : `?page=${other}`, hash: chosen.id })
                  : casePagePath
              }
              words={portfolioWords.pages}
            />
          ) : null
        }
      />
    </div>
  );
}
