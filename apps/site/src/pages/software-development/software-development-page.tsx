import drawing from "virtual:kolam/block";
import { softwareDevelopment as words } from "@kolam/content/services/software-development";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { Closing } from "../../sections/closing.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { Offerings } from "../../sections/service/offerings.tsx";
import { OftenTogether } from "../../sections/service/often-together.tsx";
import { ServiceFigures } from "../../sections/service/service-figures.tsx";
import { ServiceHero } from "../../sections/service/service-hero.tsx";
import { Steps } from "../../sections/service/steps.tsx";
import { Stories } from "../../sections/service/stories.tsx";
import { Technologies } from "../../sections/service/technologies.tsx";
import { Copies } from "./copies.tsx";
import { Restraint } from "./restraint.tsx";
import styles from "./software-development-page.module.css";

/** The custom software development page. */
export function SoftwareDevelopmentPage() {
  const { technologies } = words;
  return (
    <>
      <ServiceHero id={words.id} words={words.hero} drawing={drawing} className={styles.hero} />
      <Copies words={words.copies} />
      <Offerings words={words.offerings} emphasised={4} />
      <Restraint words={words.restraint} photo={words.hero.photo} />
      <Steps words={words.process} />
      <ServiceFigures words={words.figures} />
      <Stories words={words.stories} look="ledger" />
      <Section heading={technologies.title} lead={technologies.lead} surface="alt" layout="aside">
        <Technologies items={technologies.items} />
      </Section>
      <QuestionsSection words={words.questions} />
      <OftenTogether id={words.id} surface="alt" />
      <Closing words={words.closing} tone="feature" art={<Motif drawing={drawing} />} />
    </>
  );
}
