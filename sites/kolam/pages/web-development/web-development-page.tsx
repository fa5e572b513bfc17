import drawings from "virtual:drawing/services";
import { Closing } from "@kolam/site/sections/closing.tsx";
import { sectionHead } from "@kolam/site/sections/section-head.ts";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Points } from "@kolam/site/sections/service/points.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceFigures } from "@kolam/site/sections/service/service-figures.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { Steps } from "@kolam/site/sections/service/steps.tsx";
import { Technologies } from "@kolam/site/sections/service/technologies.tsx";
import { WithPhoto } from "@kolam/site/sections/text/with-photo.tsx";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { webDevelopmentDrawings } from "@site/drawings/web-development/web-development-drawings";
import { webDevelopment as words } from "@site/words/services/web-development/page";
import { Budget } from "./budget.tsx";

/** The web development page. */
export function WebDevelopmentPage() {
  const { handover, hero } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Budget words={words.budget} />
      <Section {...sectionHead(handover)} surface="feature">
        <Points items={handover.items} variant="numbers" />
      </Section>
      <ServiceCases service={words.id} words={words.cases} caseDrawings={webDevelopmentDrawings} />
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
