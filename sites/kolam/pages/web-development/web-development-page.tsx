import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Results } from "@kolam/site/sections/service/results.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceClosing } from "@kolam/site/sections/service/service-closing.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { Technologies } from "@kolam/site/sections/service/technologies.tsx";
import { webDevelopmentDrawings } from "@site/drawings/web-development/web-development-drawings";
import { webDevelopment as words } from "@site/words/services/web-development/page";
import { Budget } from "./budget.tsx";
import { SlowPage } from "./slow-page.tsx";

/** The web development page. */
export function WebDevelopmentPage() {
  return (
    <>
      <ServiceHero words={words} />
      <Budget words={words.budget} />
      <Offerings words={words.offerings} surface="alt" space="sm">
        <Technologies words={words.technologies} />
      </Offerings>
      <ServiceCases service={words.id} words={words.cases} caseDrawings={webDevelopmentDrawings} />
      <Results words={words} beside={words.handover} />
      <ServiceQuestions words={words} />
      <ServiceClosing
        service={words.id}
        words={words.closing}
        art={<SlowPage words={words.budget} />}
      />
    </>
  );
}
