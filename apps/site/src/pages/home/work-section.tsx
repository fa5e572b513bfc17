import type { HomeWords } from "@kolam/content/model/types/pages";
import { wideOf } from "@kolam/ui/bands/cases";
import cards from "@kolam/ui/bands/cases.module.css";
import { Section } from "@kolam/ui/section";
import { homeDrawings } from "@site/drawings/home-drawings";
import { home } from "@site/words/pages/home";
import type { CaseDrawings } from "../../drawings/case-drawings.ts";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { sectionHead } from "../../sections/section-head.tsx";
import { CaseCard } from "../../sections/work/case-card.tsx";
import { WideCase } from "./wide-case.tsx";
import styles from "./work-section.module.css";

interface WorkSectionProps {
  /** Default: those of the content. */
  words?: HomeWords["work"];
  caseDrawings?: CaseDrawings;
}

/**
 * Some cases, each with what was made, its figure and a link to the whole case: the first as wide
 * as the window, the others in a grid. Nothing if there are none.
 */
export function WorkSection({ words = home.work, caseDrawings = homeDrawings }: WorkSectionProps) {
  const { action, cases, askOfFirst } = words;
  const [first, ...others] = cases;
  if (!first) return null;
  return (
    <Section
      className={styles.root}
      {...sectionHead(words)}
      actions={<OutlineLink action={action} />}
    >
      <WideCase caseStudy={first} Drawing={caseDrawings[first.id]} ask={askOfFirst} />
      {others.length > 0 ? (
        <div className={`${cards.grid} ${styles.others}`}>
          {others.map((caseStudy, index) => (
            <CaseCard
              key={caseStudy.id}
              caseStudy={caseStudy}
              Drawing={caseDrawings[caseStudy.id]}
              variant={others.length === 1 ? "lead" : "card"}
              headingLevel={3}
              wide={index < wideOf(others.length)}
            />
          ))}
        </div>
      ) : null}
    </Section>
  );
}
