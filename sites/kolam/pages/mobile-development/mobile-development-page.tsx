import { ClosingObject } from "@kolam/site/sections/service/closing-object.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Results } from "@kolam/site/sections/service/results.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceClosing } from "@kolam/site/sections/service/service-closing.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { Technologies } from "@kolam/site/sections/service/technologies.tsx";
import { mobileDevelopmentDrawings } from "@site/drawings/mobile-development/mobile-development-drawings";
import { mobileDevelopment as words } from "@site/words/services/mobile-development/page";
import { Conditions } from "./conditions.tsx";
import { OfflineScreen } from "./screens.tsx";

/** The mobile app development page. */
export function MobileDevelopmentPage() {
  return (
    <>
      <ServiceHero words={words} />
      <Conditions words={words.conditions} />
      <Results words={words} />
      <ServiceCases
        service={words.id}
        words={words.cases}
        caseDrawings={mobileDevelopmentDrawings}
      />
      <Offerings words={words.offerings} surface="alt" space="sm">
        <Technologies words={words.technologies} />
      </Offerings>
      <ServiceQuestions words={words} />
      <ServiceClosing
        service={words.id}
        words={words.closing}
        art={
          <ClosingObject>
            <OfflineScreen brief />
          </ClosingObject>
        }
      />
    </>
  );
}
