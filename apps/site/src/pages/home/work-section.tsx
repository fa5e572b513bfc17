import { home } from "@kolam/content/pages/home";
import type { Story } from "@kolam/content/shapes/case";
import type { HomeWords } from "@kolam/content/shapes/pages";
import { Section } from "@kolam/ui/section";
import type { Artefacts } from "../../artefacts/artefacts.ts";
import { headed } from "../../sections/headed.ts";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { CaseStage } from "../../sections/work/case-stage.tsx";
import { CaseWords } from "../../sections/work/case-words.tsx";
import { homeArtefacts } from "./home-artefacts.ts";
import styles from "./work-section.module.css";

interface WorkSectionProps {
  /** Default: those of the content. */
  words?: HomeWords["work"];
  artefacts?: Artefacts<readonly Story[]>;
}

/** Some cases, each with what was made, its figure and a link to the whole case; nothing without any. */
export function WorkSection({ words = home.work, artefacts = homeArtefacts }: WorkSectionProps) {
  const { action, stories } = words;
  if (stories.length === 0) return null;
  return (
    <Section {...headed(words)} actions={<OutlineLink action={action} />}>
      <ul className={styles.cases}>
        {stories.map((story) => (
          <li key={story.id} className={styles.case}>
            <CaseStage story={story} Artefact={artefacts[story.id]} fit="window" />
            <CaseWords story={story} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
