import { foreign } from "@kolam/content/model/basics/foreign";
import { listed } from "@kolam/content/model/basics/lists";
import { paths, type SitePath } from "@kolam/content/model/pages/paths";
import { pageOfSector } from "@kolam/content/model/portfolio/sectors";
import { Container } from "@kolam/ui/container";
import { Hero } from "@kolam/ui/hero";
import { surfaces } from "@site/brand/surfaces";
import { titles } from "@site/lists/words/titles";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { sectors } from "@site/words/sectors";
import type { ReactNode } from "react";
import { showsDrawing } from "../../drawings/load-drawing.ts";
import { SiteLink } from "../../router/site-link.tsx";
import { leadWithAsk } from "../../sections/section-head.tsx";
import { askAbout } from "../../sections/service/asks.ts";
import { foreignWords } from "../../sections/text/foreign-words.tsx";
import { Trail } from "../../sections/trail.tsx";
import { CaseStage } from "../../sections/work/case-stage.tsx";
import { useCase } from "./case-context.ts";
import styles from "./case-head.module.css";

function Fact({
  name,
  children,
}: {
  name: keyof typeof portfolioWords.facts;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{portfolioWords.facts[name]}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts() {
  const { caseStudy } = useCase();
  const { client, sector, place, year, services, team, duration } = caseStudy;
  const inSector: SitePath = pageOfSector(sector) ?? `${paths.portfolio.path}#${sector}`;
  return (
    <dl className={styles.facts}>
      <Fact name="client">{foreignWords(caseStudy, client)}</Fact>
      <Fact name="sector">
        <SiteLink href={inSector}>{sectors[sector]}</SiteLink>
      </Fact>
      <Fact name="place">{foreignWords(caseStudy, place)}</Fact>
      <Fact name="year">{year}</Fact>
      <Fact name="services">
        {services.map((id) => (
          <SiteLink key={id} href={paths[id].path}>
            {titles[id]}
          </SiteLink>
        ))}
      </Fact>
      <Fact name="team">{foreignWords(caseStudy, listed(team))}</Fact>
      <Fact name="duration">{foreignWords(caseStudy, duration)}</Fact>
    </dl>
  );
}

/** Longer figures are smaller, so that they stay on one line. */
const figureSize = ({ length }: string) =>
  length > 5 ? styles[length > 8 ? "longest" : "long"] : undefined;

/**
 * The top of a case: what was done for whom, its figure, a large picture of the work, and the
 * facts.
 */
export function CaseHead({ titleId }: { titleId: string }) {
  const { caseStudy, body, Drawing } = useCase();
  const { id, client, project, summary, figure, picture, services } = caseStudy;
  const [service] = services;
  return (
    <>
      <Hero
        surface={surfaces.hero}
        eyebrow={foreignWords(caseStudy, client)}
        title={foreignWords(caseStudy, project)}
        titleId={titleId}
        lead={leadWithAsk(foreignWords(caseStudy, summary), askAbout(service))}
        aside={
          <p {...foreign(caseStudy)} className={styles.figure}>
            <b className={figureSize(figure.value)}>{figure.value}</b> <span>{figure.label}</span>
          </p>
        }
        className={`${styles.hero} ${picture || Drawing ? styles.behind : ""}`}
        breadcrumbs={<Trail page={{ id: "case", slug: id }} title={project} />}
      />
      <Container className={styles.work}>
        <CaseStage
          caseStudy={caseStudy}
          Drawing={Drawing}
          part={showsDrawing(body) ? "gist" : "whole"}
          atTop
        />
        <Facts />
      </Container>
    </>
  );
}
