import { camelCase, code, each, pascalCase, quoted, toReplace } from "../names.ts";

/** The names that a new service and its two cases have in the files. */
export interface ServiceNames {
  readonly name: string;
  readonly id: string;
  readonly cases: readonly [string, string];
}

/** The facts of a new service that every page needs. */
export function factsFile({ id }: ServiceNames, order: number): string {
  return `import type { ServiceFacts } from "@kolam/content/model/services/service-facts";

/** The facts of this service that every page needs. */
export const ${camelCase(id)} = {
  path: "/services/${id}",
  order: ${order},
  price: { amount: 10_000, unit: "one-off" },
  pairsWith: [],
} as const satisfies ServiceFacts;
`;
}

/** The texts on the card of a new service. */
export function cardFile(name: string): string {
  const card = {
    description: toReplace(`${name} in one sentence, for its card.`),
    features: each(4, (nth) => toReplace(`The ${nth} thing it includes`)),
  };
  return `import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = ${code(card)} as const satisfies ServiceCard;
`;
}

/** The texts of a new service's page. */
export function pageFile({ name, id }: ServiceNames): string {
  const words = camelCase(id);
  const heading = (title: string, lead: string) => ({
    title: toReplace(title),
    lead: toReplace(lead),
  });
  const page = {
    id,
    hero: {
      ...heading(
        `What somebody who needs ${name} wants to hear`,
        `What you do about it, and how a client notices that ${name} worked.`,
      ),
      actions: [
        { label: toReplace("Ask for a price"), href: "/quote" },
        { label: toReplace("See the work"), href: `/portfolio#${id}` },
      ],
    },
    offerings: {
      ...heading(`What ${name} consists of`, `One sentence about the six parts of ${name}.`),
      items: each(6, (nth) => ({
        title: toReplace(`The ${nth} part`),
        text: toReplace(
          `What the ${nth} part of ${name} is, in two sentences that a client understands.`,
        ),
      })),
    },
    process: {
      ...heading(`How ${name} is done`, `How long the four steps of ${name} take together.`),
      items: each(4, (nth) => ({
        title: toReplace(`The ${nth} step`),
        text: toReplace(
          `What happens in the ${nth} step of ${name}, and what the client has after it.`,
        ),
      })),
    },
    benefits: {
      ...heading(`What ${name} is worth`, `What changes for a client of ${name}, in one sentence.`),
      items: each(8, (nth) => toReplace(`The ${nth} thing that is better after ${name}`)),
    },
    figures: {
      ...heading(
        `What ${name} can change in a year`,
        `Where the four figures about ${name} come from.`,
      ),
      items: each(4, (nth) => ({ value: "100%", label: toReplace(`${nth} figure`) })),
    },
    cases: heading(`Two clients of ${name}`, `What both clients of ${name} have in common.`),
    questions: {
      ...heading(`What people ask about ${name}`, `Who usually asks about ${name}.`),
      items: each(3, (nth) => ({
        id: `${nth}-question`,
        question: toReplace(`The ${nth} question?`),
        answer: toReplace(`The answer to the ${nth} question about ${name}.`),
      })),
    },
    closing: {
      title: toReplace(`The first step towards ${name}`),
      text: toReplace(
        `What the client has to do, how long it takes, and what ${name} costs until then.`,
      ),
      actions: [
        { label: toReplace("Get a quote"), href: "/quote" },
        { label: toReplace("Ask a question"), href: "/contact" },
      ],
    },
  };
  return `import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";
import { ${words}Cases } from "@site/entries/first/cases/${id}";

interface Page extends ServicePageBase<${quoted(id)}> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** The words of the page “${name}”. */
export const ${words} = ${code(page).replace("cases: {", `$&\n    items: ${words}Cases,`)} as const satisfies Page;
`;
}

/** The texts and figures in the drawing of a case. */
export function drawingWordsFile({ name }: ServiceNames, caseStudy: string, nth: string): string {
  const words = {
    label: toReplace(
      `A sentence that says what the drawing of the ${nth} project of ${name} shows.`,
    ),
    title: toReplace("What it is"),
    bars: [
      { label: toReplace("Before"), value: 40, text: "40" },
      { label: toReplace("After"), value: 100, text: "100", accent: true },
    ],
  };
  return `/** What was made in the ${nth} case of “${name}”: a figure before and after. */
export const ${camelCase(caseStudy)} = ${code(words)} as const;
`;
}

/** The drawing of a case. */
export function drawingFile({ id }: ServiceNames, caseStudy: string): string {
  return `import { ${camelCase(caseStudy)} } from "@site/words/services/${id}/${caseStudy}";
import { BarList } from "@kolam/ui/bar-list";
import { DeviceFrame } from "@kolam/ui/device-frame";

/** A figure before and after. Draw what was made instead. */
export function ${pascalCase(caseStudy)}() {
  const { label, title, bars } = ${camelCase(caseStudy)};
  return (
    <DeviceFrame device="browser" label={label} title={title}>
      <BarList bars={bars} />
    </DeviceFrame>
  );
}
`;
}

/** The drawings of a service's cases, by case. */
export function caseDrawingsFile({ id, cases }: ServiceNames): string {
  const words = camelCase(id);
  return `import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
${cases.map((caseStudy) => `import { ${pascalCase(caseStudy)} } from "./${caseStudy}.tsx";`).join("\n")}

/** What was made in the cases of this service. */
export const ${words}Drawings: CaseDrawings = {
${cases.map((caseStudy) => `  "${caseStudy}": ${pascalCase(caseStudy)},`).join("\n")}
};
`;
}
