import type { Checkout } from "./edit.ts";
import {
  camelCase,
  code,
  pascalCase,
  placeholder,
  slugOf,
  toReplace,
  wordsFolder,
} from "./names.ts";
import { createFacts, pages, refuseExisting } from "./page.ts";

/** Adds a legal page: numbered sections, not indexed, in the last line of the footer. */
export function newLegalPage(checkout: Checkout, name: string): void {
  const id = slugOf(name);
  const words = camelCase(id);
  const component = `${pascalCase(id)}Page`;
  refuseExisting(checkout, id);
  checkout.create(
    `${wordsFolder}/pages/${id}.ts`,
    `import { formatDay } from "@kolam/content/model/basics/dates";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { updated } from "./${id}.meta.ts";

/** The words of the legal page “${name}”. */
export const ${words} = ${code({
      title: name,
      lead: toReplace(`What “${name}” is about, in a sentence.`),
      updated: { iso: "updated", text: "updated in words" },
      sections: ["first", "second"].map((nth) => ({
        id: `${nth}-section`,
        title: toReplace(`The ${nth} section of ${name}`),
        blocks: [toReplace(`The ${nth} section of ${name}: what the law asks you to say.`)],
      })),
    })
      .replace('"updated"', "updated")
      .replace(
        '"updated in words"',
        `\`${placeholder} Last updated \${formatDay(updated)}\``,
      )} as const satisfies LegalDocument;
`,
  );
  checkout.create(
    `${pages}/${id}/${id}-page.tsx`,
    `import { ${words} } from "@site/words/pages/${id}";
import { LegalPage } from "@kolam/site/sections/text/legal-page.tsx";

/** The legal page “${name}”. */
export function ${component}() {
  return <LegalPage page="${id}" words={${words}} />;
}
`,
  );
  checkout.create(
    `${pages}/${id}/${id}-page.stories.tsx`,
    `import { ${words} } from "@site/words/pages/${id}";
import { checkPage, onPage, sectionTitles } from "@kolam/site/testing/page-story.tsx";
import { ${component} } from "./${id}-page.tsx";

export default { title: "Pages/${name}", component: ${component}, ...onPage("${id}") };

/** Its sections behind a table of contents. */
export const Page = { play: checkPage(${words}.title, sectionTitles(${words}.sections)) };
`,
  );
  createFacts(checkout, id, name, { group: "legal", indexable: false });
}
