import { Section } from "@kolam/ui/section";
import { softwareDevelopmentArtefacts } from "@site/drawings/software-development/software-development-artefacts";
import { softwareDevelopment as words } from "@site/words/services/software-development/page";
import { Closing } from "../../sections/closing.tsx";
import { headed } from "../../sections/headed.ts";
import { Offerings } from "../../sections/service/offerings.tsx";
import { ServiceFigures } from "../../sections/service/service-figures.tsx";
import { ServiceHero } from "../../sections/service/service-hero.tsx";
import { ServiceQuestions } from "../../sections/service/service-questions.tsx";
import { Steps } from "../../sections/service/steps.tsx";
import { Stories } from "../../sections/service/stories.tsx";
import { Technologies } from "../../sections/service/technologies.tsx";
import { BlankedSheet } from "./blanked-sheet.tsx";
import { Copies } from "./copies.tsx";
import { Restraint } from "./restraint.tsx";

/** The custom software development page. */
export function SoftwareDevelopmentPage() {
  const { technologies } = words;
  return (
    <>
      <ServiceHero id={words.id} words={words.hero} />
      <Copies words={words.copies} />
      <Stories service={words.id} words={words.stories} artefacts={softwareDevelopmentArtefacts} />
      <Offerings words={words.offerings} surface="alt" emphasised={4} />
      <Restraint words={words.restraint} photo={words.hero.photo} />
      <Steps words={words.process} />
      <ServiceFigures words={words.figures} />
      <Section {...headed(technologies)} space="sm" layout="aside">
        <Technologies items={technologies.items} />
      </Section>
      <ServiceQuestions words={words} surface="alt" />
      <Closing
        words={words.closing}
        tone="feature"
        art={<BlankedSheet rows={words.copies.items.rows} />}
      />
    </>
  );
}
