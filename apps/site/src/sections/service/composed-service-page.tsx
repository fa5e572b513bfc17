import drawings from "virtual:drawing/services";
import type { ServiceId } from "@kolam/content/model/services/services";
import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import type { CaseDrawings } from "../../drawings/case-drawings.ts";
import { Closing } from "../closing.tsx";
import { WithPhoto } from "../text/with-photo.tsx";
import { Offerings } from "./offerings.tsx";
import { Points } from "./points.tsx";
import { ServiceCases } from "./service-cases.tsx";
import { ServiceFigures } from "./service-figures.tsx";
import { ServiceHero } from "./service-hero.tsx";
import { ServiceQuestions } from "./service-questions.tsx";
import { Steps } from "./steps.tsx";

/** The words of a service, with the sections that not every service has. */
interface ComposedWords extends ServicePageBase<ServiceId> {
  readonly process?: Process;
  readonly benefits?: Benefits;
}

interface ComposedServicePageProps {
  words: ComposedWords;
  /** The drawings of its cases. */
  caseDrawings?: CaseDrawings;
}

/** The page of a service that has no folder, from its words. */
export function ComposedServicePage({ words, caseDrawings = {} }: ComposedServicePageProps) {
  const { hero, process, benefits } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Offerings words={words.offerings} />
      <ServiceCases
        service={words.id}
        words={words.cases}
        caseDrawings={caseDrawings}
        surface="alt"
      />
      {process ? <Steps words={process} surface="feature" /> : null}
      {benefits ? (
        <Section title={benefits.title} lead={benefits.lead}>
          <WithPhoto photo={hero.photo} shape={[480, 320]}>
            <Points items={benefits.items} />
          </WithPhoto>
        </Section>
      ) : null}
      <ServiceFigures words={words.figures} />
      <ServiceQuestions words={words} surface="alt" />
      <Closing words={words.closing} art={<Motif drawing={drawings[words.id]} />} />
    </>
  );
}
