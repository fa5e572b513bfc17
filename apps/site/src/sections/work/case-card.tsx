import type { SiteAction } from "@kolam/content/model/basics/links";
import type { CaseOverview } from "@kolam/content/model/types/case";
import { CaseCard as Card } from "@kolam/ui/bands/cases";
import type { ComponentType } from "react";
import styles from "./case-card.module.css";
import { CasePlate } from "./case-plate.tsx";
import { CaseStage } from "./case-stage.tsx";
import { CaseWords } from "./case-words.tsx";

interface CaseCardProps {
  caseStudy: CaseOverview;
  Drawing?: ComponentType | undefined;
  /** `lead` has a row to itself; on a phone `compact` is a small picture beside the words. */
  variant?: "lead" | "card" | "compact";
  headingLevel: 2 | 3;
  /** Whether it is one of two in a row, not of three. */
  wide?: boolean;
  /** Without the sentence. */
  brief?: boolean;
  /**
   * Uses the case's id as that of the card, for links to it. At most one card on the page may do
   * so.
   */
  anchored?: boolean;
  /** A link to ask for the same. */
  ask?: SiteAction;
}

/** The card of a case, in a grid of the band's styles. All of it leads to the case's page. */
export function CaseCard({
  caseStudy,
  Drawing,
  variant = "card",
  headingLevel,
  wide = false,
  brief = false,
  anchored = false,
  ask,
}: CaseCardProps) {
  const isLead = variant === "lead";
  return (
    <Card
      data-others=""
      id={anchored ? caseStudy.id : undefined}
      variant={isLead ? variant : "card"}
      wide={wide}
      className={variant === "compact" ? styles.compact : undefined}
      picture={
        <>
          <CaseStage caseStudy={caseStudy} Drawing={Drawing} part={isLead ? "whole" : "gist"} />
          {caseStudy.picture || Drawing ? null : <CasePlate caseStudy={caseStudy} />}
        </>
      }
    >
      <CaseWords
        caseStudy={caseStudy}
        headingLevel={headingLevel}
        size={isLead ? "lg" : "md"}
        brief={brief && !isLead}
        ask={ask}
      />
    </Card>
  );
}
