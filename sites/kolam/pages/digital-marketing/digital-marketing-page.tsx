import drawings from "virtual:drawing/services";
import { Closing } from "@kolam/site/sections/closing.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Points } from "@kolam/site/sections/service/points.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceFigures } from "@kolam/site/sections/service/service-figures.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { RuledList } from "@kolam/site/sections/text/ruled-list.tsx";
import { WithPhoto } from "@kolam/site/sections/text/with-photo.tsx";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { digitalMarketingDrawings } from "@site/drawings/digital-marketing/digital-marketing-drawings";
import { digitalMarketing as words } from "@site/words/services/digital-marketing/page";
import { Month } from "./month.tsx";

/** The digital marketing page. */
export function DigitalMarketingPage() {
  const { hero, platforms, benefits } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Month words={words.month} />
      <Offerings words={words.offerings} surface="alt" emphasised={0} />
      <ServiceCases
        service={words.id}
        words={words.cases}
        caseDrawings={digitalMarketingDrawings}
      />
      <Section title={platforms.title} lead={platforms.lead} space="sm">
        <RuledList
          columns="2"
          items={platforms.items.map(({ name, use }) => ({ name, text: use }))}
        />
      </Section>
      <ServiceFigures words={words.figures} />
      <Section title={benefits.title} lead={benefits.lead} surface="alt">
        <WithPhoto photo={hero.photo} shape={[480, 320]}>
          <Points items={benefits.items} />
        </WithPhoto>
      </Section>
      <ServiceQuestions words={words} />
      <Closing words={words.closing} tone="feature" art={<Motif drawing={drawings[words.id]} />} />
    </>
  );
}
