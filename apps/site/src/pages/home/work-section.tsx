import { home } from "@kolam/content/pages/home";
import { Section } from "@kolam/ui/section";
import { Stage } from "@kolam/ui/stage";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { CaseWords } from "../../sections/work/case-words.tsx";
import { homeArtefacts } from "./home-artefacts.ts";
import styles from "./work-section.module.css";

/** Three cases, each with what was made, its figure and a link to the whole case. */
export function WorkSection() {
  const { title, lead, action, stories } = home.work;
  return (
    <Section heading={title} lead={lead} actions={<OutlineLink action={action} />}>
      <ul className={styles.cases}>
        {stories.map((story) => {
          const Artefact = homeArtefacts[story.id];
          return (
            <li key={story.id} className={styles.case}>
              <Stage fit="window">
                <Artefact />
              </Stage>
              <CaseWords story={story} headingLevel={3} linked />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
