import drawings from "virtual:drawing/services";
import { Closing } from "@kolam/site/sections/closing.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceFigures } from "@kolam/site/sections/service/service-figures.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { RuledList } from "@kolam/site/sections/text/ruled-list.tsx";
import { WithPhoto } from "@kolam/site/sections/text/with-photo.tsx";
import { CardGrid } from "@kolam/ui/card-grid";
import { Motif } from "@kolam/ui/motif";
import { PlatformCard } from "@kolam/ui/platform-card";
import { Section } from "@kolam/ui/section";
import { ecommerceDrawings } from "@site/drawings/ecommerce/ecommerce-drawings";
import { ecommerce as words } from "@site/words/services/ecommerce/page";
import { Leaks } from "./leaks.tsx";

/** The e-commerce page. */
export function EcommercePage() {
  const { hero, platforms, services } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Leaks words={words.leaks} />
      <ServiceCases service={words.id} words={words.cases} caseDrawings={ecommerceDrawings} />
      <Section title={platforms.title} lead={platforms.lead} surface="alt">
        <CardGrid columns="4">
          {platforms.items.map((platform) => (
            <PlatformCard key={platform.name} {...platform} />
          ))}
        </CardGrid>
      </Section>
      <Offerings words={words.offerings} emphasised={1} />
      <ServiceFigures words={words.figures} />
      <Section title={services.title} lead={services.lead} surface="alt">
        <WithPhoto photo={hero.photo} shape={[480, 480]}>
          <RuledList items={services.items.map(({ title, text }) => ({ name: title, text }))} />
        </WithPhoto>
      </Section>
      <ServiceQuestions words={words} />
      <Closing words={words.closing} tone="feature" art={<Motif drawing={drawings[words.id]} />} />
    </>
  );
}
