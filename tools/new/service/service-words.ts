import {
  camelCase,
  keyOf,
  pascalCase,
  placeholder,
  placeholderText,
  quoted,
  today,
} from "../names.ts";

/** The names that a new service and its two stories have in the files. */
export interface ServiceNames {
  readonly name: string;
  readonly id: string;
  readonly stories: readonly [string, string];
  /** The key of the photo at the top of its page. */
  readonly photo: string;
}

const say = (text: string) => quoted(`${placeholder} ${text}`);

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** As many lines as asked for, each said with another ordinal. */
const each = (count: number, line: (nth: string) => string) =>
  ordinals.slice(0, count).map(line).join("\n");

/** The facts of a new service that every page needs. */
export function factsFile({ name, id, stories }: ServiceNames): string {
  return `import { formatPrice, type Price } from "../prices.ts";
import type { ServiceFacts } from "./shape.ts";

const price = { amount: 10_000, unit: "one-off" } as const satisfies Price;

/** The facts of this service that every page needs. */
export const ${camelCase(id)} = {
  path: "/services/${id}",
  title: ${quoted(name)},
  price,
  pairsWith: [],
  stories: [${stories.map(quoted).join(", ")}],
  search: {
    title: ${quoted(placeholderText(`${name}, in search results`, 11, 60))},
    description: \`${placeholderText(`What a search engine shows of ${name}.`, 100, 130)} From \${formatPrice(price)}.\`,
    keywords: [${quoted(name.toLowerCase())}],
  },
  updated: "${today()}",
} as const satisfies ServiceFacts;
`;
}

/** The words on the card of a new service, as an entry of the list of cards. */
export function cardEntry(name: string, id: string): string {
  return `  ${keyOf(id)}: {
    description: ${say(`${name} in one sentence, for its card.`)},
    features: [
${each(4, (nth) => `      ${say(`The ${nth} thing it includes`)},`)}
    ],
  },`;
}

/** The words of a new service's page. */
export function pageFile({ name, id, photo }: ServiceNames): string {
  const words = camelCase(id);
  const items = (count: number, item: (nth: string) => string) => `items: [
${each(count, item)}
    ],`;
  const passage = (what: string) => (nth: string) =>
    `      {
        title: ${say(`The ${nth} ${what}`)},
        text: ${say(`What the ${nth} ${what} of ${name} is, in two sentences that a client understands.`)},
      },`;
  return `import type { Benefits, Process, ServicePageBase } from "../shape.ts";
import { ${words}Stories } from "./stories.ts";

interface Page extends ServicePageBase<${quoted(id)}> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** The words of the page “${name}”. */
export const ${words} = {
  id: ${quoted(id)},
  hero: {
    eyebrow: ${quoted(name)},
    title: ${say(`What somebody who needs ${name} wants to hear`)},
    lead: ${say(`What you do about it, and how a client notices that ${name} worked.`)},
    actions: [
      { label: "Ask for a Price", href: "/quote" },
      { label: "See the Work", href: "/portfolio#${id}" },
    ],
    photo: ${quoted(photo)},
  },
  offerings: {
    title: ${say(`What ${name} consists of`)},
    lead: ${say(`One sentence about the six parts of ${name}.`)},
    ${items(6, passage("part"))}
  },
  process: {
    title: ${say(`How ${name} is done`)},
    lead: ${say(`How long the four steps of ${name} take together.`)},
    ${items(
      4,
      (nth) => `      {
        title: ${say(`The ${nth} step`)},
        text: ${say(`What happens in the ${nth} step of ${name}, and what the client has after it.`)},
      },`,
    )}
  },
  benefits: {
    title: ${say(`What ${name} is worth`)},
    lead: ${say(`What changes for a client of ${name}, in one sentence.`)},
    ${items(8, (nth) => `      ${say(`The ${nth} thing that is better after ${name}`)},`)}
  },
  figures: {
    title: ${say(`What ${name} can change in a year`)},
    lead: ${say(`Where the four figures about ${name} come from.`)},
    ${items(4, (nth) => `      { value: "100%", label: ${say(`${nth} figure`)} },`)}
  },
  stories: {
    title: ${say(`Two clients of ${name}`)},
    lead: ${say(`What both clients of ${name} have in common.`)},
    items: ${words}Stories,
  },
  questions: {
    title: ${say(`What people ask about ${name}`)},
    lead: ${say(`Who usually asks about ${name}.`)},
    ${items(
      3,
      (nth) => `      {
        id: "${nth}-question",
        question: ${say(`The ${nth} question?`)},
        answer: ${say(`The answer to the ${nth} question about ${name}.`)},
      },`,
    )}
  },
  closing: {
    title: ${say(`The first step towards ${name}`)},
    text: ${say(`What the client has to do, how long it takes, and what ${name} costs until then.`)},
    actions: [
      { label: "Get a Quote", href: "/quote" },
      { label: "Ask a Question", href: "/contact" },
    ],
  },
} as const satisfies Page;
`;
}

/** The two stories of a new service. */
export function storiesFile({ name, id, stories }: ServiceNames): string {
  const story = (story: string, nth: string) => `  {
    id: ${quoted(story)},
    name: ${say(`Name of the ${nth} client of ${name}`)},
    role: ${say("Role")},
    company: ${say(`Company of the ${nth} client of ${name}`)},
    content: ${say(`What the ${nth} client of ${name} says, in one to three sentences.`)},
    rating: 5,
    project: ${say(`The ${nth} project`)},
    figure: { value: "100%", label: ${say("what became better")} },
    summary: ${say(`The ${nth} project of ${name} in one sentence.`)},
    challenge: ${say(`What was wrong before the ${nth} project of ${name}.`)},
    work: ${say(`What was done in the ${nth} project of ${name}.`)},
    outcome: ${say(`What has changed since the ${nth} project of ${name}.`)},
    duration: "3 months",
  },`;
  return `import type { Two } from "../../facts/shapes.ts";
import type { Story } from "../shape.ts";

/** The two stories of this service, for its page and the portfolio. */
export const ${camelCase(id)}Stories = [
${story(stories[0], "first")}
${story(stories[1], "second")}
] as const satisfies Two<Story>;
`;
}

/** The words and figures in the drawing of a story. */
export function artefactWordsFile({ name }: ServiceNames, story: string, nth: string): string {
  return `/** What was made in the ${nth} story of “${name}”: a figure before and after. */
export const ${camelCase(story)} = {
  label: ${say(`A sentence that says what the drawing of the ${nth} project of ${name} shows.`)},
  title: ${say("What it is")},
  bars: [
    { label: "Before", value: 40, text: "40" },
    { label: "After", value: 100, text: "100", accent: true },
  ],
} as const;
`;
}

/** The drawing of a story. */
export function artefactFile({ id }: ServiceNames, story: string): string {
  return `import { ${camelCase(story)} } from "@kolam/content/services/${id}/${story}";
import { BarList } from "@kolam/ui/bar-list";
import { DeviceFrame } from "@kolam/ui/device-frame";

/** A figure before and after. Draw what was made instead. */
export function ${pascalCase(story)}() {
  const { label, title, bars } = ${camelCase(story)};
  return (
    <DeviceFrame device="browser" label={label} title={title}>
      <BarList bars={bars} />
    </DeviceFrame>
  );
}
`;
}
