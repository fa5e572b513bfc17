import drawings from "virtual:drawing/services";
import { BuiltWith } from "@kolam/site/sections/service/built-with.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Results } from "@kolam/site/sections/service/results.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceClosing } from "@kolam/site/sections/service/service-closing.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { brandingDrawings } from "@site/drawings/branding/branding-drawings";
import { branding as words } from "@site/words/services/branding/page";
import { RubberStamp } from "./rubber-stamp.tsx";
import { Sizes } from "./sizes.tsx";

/** The branding page. */
export function BrandingPage() {
  const { deliverables } = words;
  return (
    <>
      <ServiceHero words={words} />
      <Sizes words={words.sizes} drawing={drawings[words.id]} />
      <Results words={words} beside={words.benefits} />
      <Offerings words={words.offerings} space="sm">
        <BuiltWith
          title={deliverables.title}
          items={deliverables.items.map(({ title, text }) => ({ name: title, text }))}
        />
      </Offerings>
      <ServiceQuestions words={words} surface="alt" />
      <ServiceCases service={words.id} words={words.cases} caseDrawings={brandingDrawings} />
      <ServiceClosing
        service={words.id}
        words={words.closing}
        art={<RubberStamp drawing={drawings[words.id]} />}
      />
    </>
  );
}
