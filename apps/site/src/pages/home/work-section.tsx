import { home } from "@kolam/content/pages/home";
import { Section } from "@kolam/ui/section";
import { Stage } from "@kolam/ui/stage";
import type { Artefacts } from "../../artefacts/artefacts.ts";
import { NoolHandlooms } from "../../artefacts/ecommerce/nool-handlooms.tsx";
import { RozFresh } from "../../artefacts/mobile-development/roz-fresh.tsx";
import { MotiDental } from "../../artefacts/web-development/moti-dental.tsx";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { CaseWords } from "../../sections/work/case-words.tsx";
import styles from "./work-section.module.css";

const artefacts: Artefacts<typeof home.work.stories> = {
  "moti-dental": MotiDental,
  "roz-fresh": RozFresh,
  "nool-handlooms": NoolHandlooms,
};

/** Three cases, each with what was made, its figure and a link to the whole case. */
export function WorkSection() {
  const { title, lead, action, stories } = home.work;
  return (
    <Section heading={title} lead={lead} actions={<OutlineLink action={action} />}>
      <ul className={styles.cases}>
        {stories.map((story) => {
          const Artefact = artefacts[story.id];
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
