import drawings from "virtual:drawing/services";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { designArtefacts } from "@site/drawings/design/design-artefacts";
import { design as words } from "@site/words/services/design/page";
import { Closing } from "../../sections/closing.tsx";
import { headed } from "../../sections/headed.ts";
import { Offerings } from "../../sections/service/offerings.tsx";
import { Points } from "../../sections/service/points.tsx";
import { ServiceFigures } from "../../sections/service/service-figures.tsx";
import { ServiceHero } from "../../sections/service/service-hero.tsx";
import { ServiceQuestions } from "../../sections/service/service-questions.tsx";
import { Stories } from "../../sections/service/stories.tsx";
import { RuledList } from "../../sections/text/ruled-list.tsx";
import { WithPhoto } from "../../sections/text/with-photo.tsx";
import { Fidelity } from "./fidelity.tsx";
import { Maxim } from "./maxim.tsx";

/** The UI/UX design page. */
export function DesignPage() {
  const { hero, tools, benefits } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Fidelity words={words.process} />
      <Stories service={words.id} words={words.stories} artefacts={designArtefacts} surface="alt" />
      <Offerings words={words.offerings} />
      <Maxim text={words.maxim} />
      <Section title={benefits.title} lead={benefits.lead}>
        <WithPhoto photo={hero.photo} side="end" shape={[480, 320]}>
          <Points items={benefits.items} />
        </WithPhoto>
      </Section>
      <ServiceFigures words={words.figures} />
      <Section {...headed(tools)} surface="alt" space="sm">
        <RuledList columns="2" items={tools.items.map(({ name, use }) => ({ name, text: use }))} />
      </Section>
      <ServiceQuestions words={words} />
      <Closing words={words.closing} tone="feature" art={<Motif drawing={drawings[words.id]} />} />
    </>
  );
}
