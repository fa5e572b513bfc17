import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Results } from "@kolam/site/sections/service/results.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceClosing } from "@kolam/site/sections/service/service-closing.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { Technologies } from "@kolam/site/sections/service/technologies.tsx";
import { websites as words } from "@site/words/services/websites/page";

/** The page of a service in its own folder. */
export function WebsitesPage() {
  return (
    <>
      <ServiceHero words={words} />
      <Offerings words={words.offerings} space="sm">
        <Technologies words={words.technologies} />
      </Offerings>
      <ServiceCases service={words.id} words={words.cases} caseDrawings={{}} />
      <Results words={words} />
      <ServiceQuestions words={words} />
      <ServiceClosing service={words.id} words={words.closing} />
    </>
  );
}
