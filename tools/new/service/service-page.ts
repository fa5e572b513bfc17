import { camelCase, pascalCase } from "../names.ts";
import type { ServiceNames } from "./service-words.ts";

/** The drawings of a service's stories, by story. */
export function artefactsFile({ id, stories }: ServiceNames): string {
  const words = camelCase(id);
  return `import type { Artefacts } from "../artefacts.ts";
${stories.map((story) => `import { ${pascalCase(story)} } from "./${story}.tsx";`).join("\n")}

/** What was made in the stories of this service. */
export const ${words}Artefacts: Artefacts = {
${stories.map((story) => `  "${story}": ${pascalCase(story)},`).join("\n")}
};
`;
}

/** The page of a service. */
export function componentFile({ name, id }: ServiceNames): string {
  const words = camelCase(id);
  return `import drawings from "virtual:drawing/services";
import { ${words} as words } from "@kolam/content/services/${id}/page";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { ${words}Artefacts } from "../../artefacts/${id}/${id}-artefacts.ts";
import { Closing } from "../../sections/closing.tsx";
import { Points } from "../../sections/service/points.tsx";
import { Offerings } from "../../sections/service/offerings.tsx";
import { ServiceFigures } from "../../sections/service/service-figures.tsx";
import { ServiceHero } from "../../sections/service/service-hero.tsx";
import { ServiceQuestions } from "../../sections/service/service-questions.tsx";
import { Steps } from "../../sections/service/steps.tsx";
import { Stories } from "../../sections/service/stories.tsx";
import { WithPhoto } from "../../sections/text/with-photo.tsx";

/** The page of the service “${name}”. */
export function ${pascalCase(id)}Page() {
  const { hero, benefits } = words;
  return (
    <>
      <ServiceHero id={words.id} words={hero} />
      <Offerings words={words.offerings} />
      <Stories service={words.id} words={words.stories} artefacts={${words}Artefacts} surface="alt" />
      <Steps words={words.process} surface="feature" />
      <Section title={benefits.title} lead={benefits.lead}>
        <WithPhoto photo={hero.photo} shape={[480, 320]}>
          <Points items={benefits.items} />
        </WithPhoto>
      </Section>
      <ServiceFigures words={words.figures} />
      <ServiceQuestions words={words} surface="alt" />
      <Closing words={words.closing} art={<Motif drawing={drawings[words.id]} />} />
    </>
  );
}
`;
}
