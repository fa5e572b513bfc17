import { Closing } from "@kolam/site/sections/closing.tsx";
import { sectionHead } from "@kolam/site/sections/section-head.ts";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceFigures } from "@kolam/site/sections/service/service-figures.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { Steps } from "@kolam/site/sections/service/steps.tsx";
import { Technologies } from "@kolam/site/sections/service/technologies.tsx";
import { Section } from "@kolam/ui/section";
import { softwareDevelopmentDrawings } from "@site/drawings/software-development/software-development-drawings";
import { softwareDevelopment as words } from "@site/words/services/software-development/page";
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
      <ServiceCases
        service={words.id}
        words={words.cases}
        caseDrawings={softwareDevelopmentDrawings}
      />
      <Offerings words={words.offerings} surface="alt" emphasised={4} />
      <Restraint words={words.restraint} photo={words.hero.photo} />
      <Steps words={words.process} />
      <ServiceFigures words={words.figures} />
      <Section {...sectionHead(technologies)} space="sm" layout="aside">
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
