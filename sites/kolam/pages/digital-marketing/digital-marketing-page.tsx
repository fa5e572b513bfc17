import { BuiltWith } from "@kolam/site/sections/service/built-with.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Results } from "@kolam/site/sections/service/results.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceClosing } from "@kolam/site/sections/service/service-closing.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { digitalMarketingDrawings } from "@site/drawings/digital-marketing/digital-marketing-drawings";
import { digitalMarketing as words } from "@site/words/services/digital-marketing/page";
import { MarkedReport } from "./marked-report.tsx";
import { Month } from "./month.tsx";

/** The digital marketing page. */
export function DigitalMarketingPage() {
  return (
    <>
      <ServiceHero words={words} />
      <Month words={words.month} />
      <Offerings words={words.offerings} surface="alt" space="sm" emphasised={0}>
        <BuiltWith {...words.platforms} />
      </Offerings>
      <Results words={words} beside={words.benefits} />
      <ServiceCases
        service={words.id}
        words={words.cases}
        caseDrawings={digitalMarketingDrawings}
      />
      <ServiceQuestions words={words} surface="alt" />
      <ServiceClosing
        service={words.id}
        words={words.closing}
        art={<MarkedReport words={words} />}
      />
    </>
  );
}
