import { Closing } from "@kolam/site/sections/closing.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceFigures } from "@kolam/site/sections/service/service-figures.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { Technologies } from "@kolam/site/sections/service/technologies.tsx";
import { Section } from "@kolam/ui/section";
import { websites as words } from "@site/words/services/websites/page";

/** The page of a service in its own folder. */
export function WebsitesPage() {
  const { technologies } = words;
  return (
    <>
      <ServiceHero id={words.id} words={words.hero} />
      <Offerings words={words.offerings} numbered />
      <Section title={technologies.title} lead={technologies.lead}>
        <Technologies items={technologies.items} />
      </Section>
      <ServiceCases service={words.id} words={words.cases} caseDrawings={{}} />
      <ServiceFigures words={words.figures} />
      <ServiceQuestions words={words} />
      <Closing words={words.closing} />
    </>
  );
}
