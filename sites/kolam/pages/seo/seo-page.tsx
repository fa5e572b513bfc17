import { BuiltWith } from "@kolam/site/sections/service/built-with.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Results } from "@kolam/site/sections/service/results.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceClosing } from "@kolam/site/sections/service/service-closing.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { seoDrawings } from "@site/drawings/seo/seo-drawings";
import { seo as words } from "@site/words/services/seo/page";
import { FaultReport } from "./fault-report.tsx";
import { Result } from "./result.tsx";

/** The SEO services page. */
export function SeoPage() {
  const { refusals } = words;
  return (
    <>
      <ServiceHero words={words} />
      <Result words={words.result} />
      <Results words={words} beside={words.benefits} />
      <Offerings words={words.offerings} space="sm">
        <BuiltWith
          title={refusals.title}
          items={refusals.items.map(({ title, text }) => ({ name: title, text }))}
        />
      </Offerings>
      <ServiceCases
        service={words.id}
        words={words.cases}
        caseDrawings={seoDrawings}
        surface="alt"
      />
      <ServiceQuestions words={words} />
      <ServiceClosing
        service={words.id}
        words={words.closing}
        art={<FaultReport title={words.closing.title} />}
      />
    </>
  );
}
