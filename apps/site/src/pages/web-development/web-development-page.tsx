import drawings from "virtual:drawing/services";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { webDevelopmentArtefacts } from "@site/drawings/web-development/web-development-artefacts";
import { webDevelopment as words } from "@site/words/services/web-development/page";
import { Closing } from "../../sections/closing.tsx";
import { headed } from "../../sections/headed.ts";
import { Offerings } from "../../sections/service/offerings.tsx";
import { Points } from "../../sections/service/points.tsx";
import { ServiceFigures } from "../../sections/service/service-figures.tsx";
import { ServiceHero } from "../../sections/service/service-hero.tsx";
import { ServiceQuestions } from "../../sections/service/service-questions.tsx";
import { Steps } from "../../sections/service/steps.tsx";
import { Stories } from "../../sections/service/stories.tsx";
import { Technologies } from "../../sections/service/technologies.tsx";
import { WithPhoto } from "../../sections/text/with-photo.tsx";
import { Budget } from "./budget.tsx";

/** The web development page. */
export function WebDevelopmentPage() {
  const { handover, hero } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Budget words={words.budget} />
      <Section {...headed(handover)} surface="feature">
        <Points items={handover.items} look="numbers" />
      </Section>
      <Stories service={words.id} words={words.stories} artefacts={webDevelopmentArtefacts} />
      <Section
        title={words.technologies.title}
        lead={words.technologies.lead}
        surface="alt"
        space="sm"
      >
        <WithPhoto photo={hero.photo} shape={[480, 260]}>
          <Technologies items={words.technologies.items} />
        </WithPhoto>
      </Section>
      <Offerings words={words.offerings} />
      <ServiceFigures words={words.figures} surface="alt" />
      <Steps words={words.process} />
      <ServiceQuestions words={words} surface="alt" />
      <Closing words={words.closing} art={<Motif drawing={drawings[words.id]} />} />
    </>
  );
}
