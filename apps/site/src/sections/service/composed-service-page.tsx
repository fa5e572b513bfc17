import type { ServiceId } from "@kolam/content/model/services/services";
import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";
import type { CaseDrawings } from "../../drawings/case-drawings.ts";
import { Offerings } from "./offerings.tsx";
import { Results } from "./results.tsx";
import { ServiceCases } from "./service-cases.tsx";
import { ServiceClosing } from "./service-closing.tsx";
import { ServiceHero } from "./service-hero.tsx";
import { ServiceQuestions } from "./service-questions.tsx";

/** The words of a service, with the parts that not every service has. */
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
  return (
    <>
      <ServiceHero words={words} />
      <Offerings words={words.offerings} space="sm" />
      <ServiceCases
        service={words.id}
        words={words.cases}
        caseDrawings={caseDrawings}
        surface="alt"
      />
      <Results words={words} beside={words.benefits} />
      <ServiceQuestions words={words} />
      <ServiceClosing service={words.id} words={words.closing} />
    </>
  );
}
