import drawings from "virtual:drawing/services";
import { Closing } from "@kolam/site/sections/closing.tsx";
import { sectionHead } from "@kolam/site/sections/section-head.ts";
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
import { designDrawings } from "@site/drawings/design/design-drawings";
import { design as words } from "@site/words/services/design/page";
import { Fidelity } from "./fidelity.tsx";
import { Maxim } from "./maxim.tsx";

/** The UI/UX design page. */
export function DesignPage() {
  const { hero, tools, benefits } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Fidelity words={words.process} />
      <ServiceCases
        service={words.id}
        words={words.cases}
        caseDrawings={designDrawings}
        surface="alt"
      />
      <Offerings words={words.offerings} />
      <Maxim text={words.maxim} />
      <Section title={benefits.title} lead={benefits.lead}>
        <WithPhoto photo={hero.photo} side="end" shape={[480, 320]}>
          <Points items={benefits.items} />
        </WithPhoto>
      </Section>
      <ServiceFigures words={words.figures} />
      <Section {...sectionHead(tools)} surface="alt" space="sm">
        <RuledList columns="2" items={tools.items.map(({ name, use }) => ({ name, text: use }))} />
      </Section>
      <ServiceQuestions words={words} />
      <Closing words={words.closing} tone="feature" art={<Motif drawing={drawings[words.id]} />} />
    </>
  );
}
