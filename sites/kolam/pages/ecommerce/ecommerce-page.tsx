import { BuiltWith } from "@kolam/site/sections/service/built-with.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Results } from "@kolam/site/sections/service/results.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceClosing } from "@kolam/site/sections/service/service-closing.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { ecommerceDrawings } from "@site/drawings/ecommerce/ecommerce-drawings";
import { ecommerce as words } from "@site/words/services/ecommerce/page";
import { Leaks } from "./leaks.tsx";
import { Parcels } from "./parcels.tsx";

/** The e-commerce page. */
export function EcommercePage() {
  const { platforms } = words;
  return (
    <>
      <ServiceHero words={words} />
      <Leaks words={words.leaks} />
      <ServiceCases service={words.id} words={words.cases} caseDrawings={ecommerceDrawings} />
      <Results words={words} beside={words.services} />
      <Offerings words={words.offerings} space="sm" emphasised={1}>
        <BuiltWith
          title={platforms.title}
          items={platforms.items.map(({ name, features }) => ({ name, text: features }))}
        />
      </Offerings>
      <ServiceQuestions words={words} surface="alt" />
      <ServiceClosing service={words.id} words={words.closing} art={<Parcels />} />
    </>
  );
}
