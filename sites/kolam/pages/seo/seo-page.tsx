import { Closing } from "@kolam/site/sections/closing.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Points } from "@kolam/site/sections/service/points.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceFigures } from "@kolam/site/sections/service/service-figures.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { Steps } from "@kolam/site/sections/service/steps.tsx";
import { WithPhoto } from "@kolam/site/sections/text/with-photo.tsx";
import { Section } from "@kolam/ui/section";
import { seoDrawings } from "@site/drawings/seo/seo-drawings";
import { seo as words } from "@site/words/services/seo/page";
import { FaultReport } from "./fault-report.tsx";
import { Refusals } from "./refusals.tsx";
import { Result } from "./result.tsx";

/** The SEO services page. */
export function SeoPage() {
  const { hero, benefits } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Result words={words.result} />
      <Steps words={words.process} surface="feature" />
      <ServiceCases service={words.id} words={words.cases} caseDrawings={seoDrawings} />
      <Section title={benefits.title} lead={benefits.lead} surface="alt">
        <WithPhoto photo={hero.photo} side="end" shape={[480, 320]}>
          <Points items={benefits.items} />
        </WithPhoto>
      </Section>
      <Offerings words={words.offerings} numbered />
      <Refusals words={words.refusals} />
      <ServiceFigures words={words.figures} />
      <ServiceQuestions words={words} surface="alt" />
      <Closing
        words={words.closing}
        tone="feature"
        art={<FaultReport title={words.closing.title} />}
      />
    </>
  );
}
