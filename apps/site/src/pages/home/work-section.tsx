import { home } from "@kolam/content/pages/home";
import type { HomeWords } from "@kolam/content/shapes/pages";
import type { Story } from "@kolam/content/shapes/service";
import { Section } from "@kolam/ui/section";
import { Stage } from "@kolam/ui/stage";
import type { Artefacts } from "../../artefacts/artefacts.ts";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { CaseWords } from "../../sections/work/case-words.tsx";
import { homeArtefacts } from "./home-artefacts.ts";
import styles from "./work-section.module.css";

interface WorkSectionProps {
  /** Default: those of the content. */
  words?: HomeWords["work"];
  artefacts?: Partial<Artefacts<readonly Story[]>>;
}

/** Some cases, each with what was made, its figure and a link to the whole case; nothing without any. */
export function WorkSection({ words = home.work, artefacts = homeArtefacts }: WorkSectionProps) {
  const { title, lead, action, stories } = words;
  if (stories.length === 0) return null;
  return (
    <Section heading={title} lead={lead} actions={<OutlineLink action={action} />}>
      <ul className={styles.cases}>
        {stories.map((story) => {
          const Artefact = artefacts[story.id];
          return (
            <li key={story.id} className={styles.case}>
              <Stage fit="window">{Artefact ? <Artefact /> : null}</Stage>
              <CaseWords story={story} headingLevel={3} linked />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
