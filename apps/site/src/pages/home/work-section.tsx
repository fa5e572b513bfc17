import type { HomeWords } from "@kolam/content/model/types/pages";
import { Section } from "@kolam/ui/section";
import { homeDrawings } from "@site/drawings/home-drawings";
import { home } from "@site/words/pages/home";
import type { CaseDrawings } from "../../drawings/case-drawings.ts";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { sectionHead } from "../../sections/section-head.ts";
import cards from "../../sections/work/case-card.module.css";
import { CaseCard, wideOf } from "../../sections/work/case-card.tsx";

interface WorkSectionProps {
  /** Default: those of the content. */
  words?: HomeWords["work"];
  caseDrawings?: CaseDrawings;
}

/**
 * Some cases, each with what was made, its figure and a link to the whole case; nothing if there
 * are none.
 */
export function WorkSection({ words = home.work, caseDrawings = homeDrawings }: WorkSectionProps) {
  const { action, cases } = words;
  if (cases.length === 0) return null;
  return (
    <Section {...sectionHead(words)} actions={<OutlineLink action={action} />}>
      <div className={cards.grid}>
        {cases.map((caseStudy, index) => (
          <CaseCard
            key={caseStudy.id}
            caseStudy={caseStudy}
            Drawing={caseDrawings[caseStudy.id]}
            variant={cases.length === 1 ? "lead" : "card"}
            headingLevel={3}
            wide={index < wideOf(cases.length)}
          />
        ))}
      </div>
    </Section>
  );
}
