import type { CaseOverview } from "@kolam/content/model/types/case";
import { Section } from "@kolam/ui/section";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { portfolio } from "@site/words/pages/portfolio";
import type { ComponentType } from "react";
import { useLoaderData } from "react-router-dom";
import type { Missing } from "../../articles/data-of.ts";
import type { ShownCase } from "../../drawings/load-drawing.ts";
import { SectionedText } from "../../sections/body/sectioned-text.tsx";
import { Closing } from "../../sections/closing.tsx";
import { CaseStage } from "../../sections/work/case-stage.tsx";
import { CaseWords } from "../../sections/work/case-words.tsx";
import { CaseContext } from "./case-context.ts";
import { CaseFigures } from "./case-figures.tsx";
import { CaseHead } from "./case-head.tsx";
import styles from "./case-page.module.css";
import { caseSections } from "./case-sections.tsx";

/** The case at the current address, or the not-found page. */
export function CasePage() {
  const data = useLoaderData<ShownCase | Missing>();
  if ("Missing" in data) return <data.Missing />;
  const { caseStudy, body, next } = data;
  return (
    <CaseContext key={caseStudy.id} value={data}>
      <article aria-labelledby="case-title" className={styles.article}>
        <CaseHead titleId="case-title" />
        <SectionedText nodes={body} sections={caseSections} language={caseStudy.language} />
        <CaseFigures />
      </article>
      <div className={styles.screenOnly}>
        {next ? <NextCase caseStudy={next} Drawing={data.NextDrawing} /> : null}
        <Closing words={portfolio.caseClosing} tone="feature" />
      </div>
    </CaseContext>
  );
}

/** The case to read next. The whole section links to it. */
function NextCase(shown: { caseStudy: CaseOverview; Drawing: ComponentType | undefined }) {
  const isShown = shown.Drawing || shown.caseStudy.picture;
  return (
    <Section
      data-others=""
      surface="alt"
      label={portfolioWords.labels.next}
      aside={isShown ? <CaseStage {...shown} /> : null}
      className={styles.next}
    >
      <p className={styles.label}>{portfolioWords.labels.next}</p>
      <CaseWords caseStudy={shown.caseStudy} headingLevel={2} size="lg" />
    </Section>
  );
}
