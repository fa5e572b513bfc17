import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Results } from "@kolam/site/sections/service/results.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceClosing } from "@kolam/site/sections/service/service-closing.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { Technologies } from "@kolam/site/sections/service/technologies.tsx";
import { softwareDevelopmentDrawings } from "@site/drawings/software-development/software-development-drawings";
import { softwareDevelopment as words } from "@site/words/services/software-development/page";
import { BlankedSheet } from "./blanked-sheet.tsx";
import { Copies } from "./copies.tsx";

/** The custom software development page. */
export function SoftwareDevelopmentPage() {
  return (
    <>
      <ServiceHero words={words} />
      <Copies words={words.copies} />
      <ServiceCases
        service={words.id}
        words={words.cases}
        caseDrawings={softwareDevelopmentDrawings}
      />
      <Offerings words={words.offerings} surface="alt" space="sm" emphasised={4}>
        <Technologies words={words.technologies} />
      </Offerings>
      <Results words={words} />
      <ServiceQuestions words={words} />
      <ServiceClosing
        service={words.id}
        words={words.closing}
        art={<BlankedSheet rows={words.copies.items.rows} />}
      />
    </>
  );
}
