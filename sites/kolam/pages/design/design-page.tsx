import { BuiltWith } from "@kolam/site/sections/service/built-with.tsx";
import { Offerings } from "@kolam/site/sections/service/offerings.tsx";
import { Results } from "@kolam/site/sections/service/results.tsx";
import { ServiceCases } from "@kolam/site/sections/service/service-cases.tsx";
import { ServiceClosing } from "@kolam/site/sections/service/service-closing.tsx";
import { ServiceHero } from "@kolam/site/sections/service/service-hero.tsx";
import { ServiceQuestions } from "@kolam/site/sections/service/service-questions.tsx";
import { designDrawings } from "@site/drawings/design/design-drawings";
import { design as words } from "@site/words/services/design/page";
import { Fidelity } from "./fidelity.tsx";
import { FiveUsers } from "./five-users.tsx";

/** The UI/UX design page. */
export function DesignPage() {
  const { figures, benefits } = words;
  return (
    <>
      <ServiceHero words={words} />
      <Fidelity words={words.process} />
      <Offerings words={words.offerings} surface="alt" space="sm">
        <BuiltWith {...words.tools} />
      </Offerings>
      <Results words={{ figures }} beside={benefits} />
      <ServiceQuestions words={words} surface="alt" />
      <ServiceCases service={words.id} words={words.cases} caseDrawings={designDrawings} />
      <ServiceClosing service={words.id} words={words.closing} art={<FiveUsers />} />
    </>
  );
}
