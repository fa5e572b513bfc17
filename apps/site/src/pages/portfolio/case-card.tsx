import type { Story } from "@kolam/content/shapes/case";
import { allArtefacts } from "../../artefacts/all-artefacts.ts";
import type { Artefacts } from "../../artefacts/artefacts.ts";
import { CaseStage } from "../../sections/work/case-stage.tsx";
import { CaseWords } from "../../sections/work/case-words.tsx";
import styles from "./case-card.module.css";

interface CaseCardProps {
  story: Story;
  /** `lead` shows all of the artefact; `row` is as wide as its group; `words` has no picture. */
  look: "lead" | "row" | "card" | "words";
  /** Uses the case's id as that of the card, for links to it. At most one card on the page may do so. */
  anchored?: boolean;
}

const artefacts: Artefacts<readonly Story[]> = allArtefacts;

/** The card of a case. All of it leads to the case's page. */
export function CaseCard({ story, look, anchored = false }: CaseCardProps) {
  const isLead = look === "lead";
  return (
    <article
      id={anchored ? story.id : undefined}
      className={`${styles.root} ${styles[look] ?? ""}`}
    >
      {look === "words" ? null : (
        <CaseStage
          story={story}
          Artefact={artefacts[story.id]}
          fit={isLead ? "whole" : "window"}
          className={styles.stage}
        />
      )}
      <CaseWords
        story={story}
        headingLevel={isLead ? 2 : 4}
        size={isLead ? "lg" : "md"}
        brief={!isLead}
      />
    </article>
  );
}
