import { Closing } from "@kolam/site/sections/closing.tsx";
import { ClosingObject } from "@kolam/site/sections/service/closing-object.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceFigures } from "@kolam/site/sections/service/service-figures.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { Steps } from "@kolam/site/sections/service/steps.tsx";
import { Technologies } from "@kolam/site/sections/service/technologies.tsx";
import { WithPhoto } from "@kolam/site/sections/text/with-photo.tsx";
import { Section } from "@kolam/ui/section";
import { mobileDevelopmentDrawings } from "@site/drawings/mobile-development/mobile-development-drawings";
import { mobileDevelopment as words } from "@site/words/services/mobile-development/page";
import { Approaches } from "./approaches.tsx";
import { Conditions } from "./conditions.tsx";
import { OfflineScreen } from "./screens.tsx";

/** The mobile app development page. */
export function MobileDevelopmentPage() {
  const { technologies, hero } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Conditions words={words.conditions} />
      <Offerings words={words.offerings} surface="alt" />
      <Approaches words={words.approaches} />
      <ServiceCases
        service={words.id}
        words={words.cases}
        caseDrawings={mobileDevelopmentDrawings}
        surface="alt"
      />
      <Steps words={words.process} />
      <ServiceFigures words={words.figures} />
      <ServiceQuestions words={words} />
      <Section title={technologies.title} lead={technologies.lead} surface="alt" space="sm">
        <WithPhoto photo={hero.photo} side="end" shape={[480, 260]}>
          <Technologies items={technologies.items} />
        </WithPhoto>
      </Section>
      <Closing
        words={words.closing}
        tone="feature"
        art={
          <ClosingObject>
            <OfflineScreen brief />
          </ClosingObject>
        }
      />
    </>
  );
}
