import { articleAuthors, articleCategories } from "@site/words/authors-and-categories";
import { sectors } from "@site/words/sectors";
import { placeholderText, quoted, slugOf, today, toReplace } from "./new-names.ts";

/** A draft of an article. */
function articleText(name: string): string {
  const day = today();
  return `---
draft: true
title: ${JSON.stringify(name.length < 15 ? `${name}: what it is about` : name.slice(0, 60))}
description: ${JSON.stringify(placeholderText(`What a search engine shows of “${name}”.`, 110, 160))}
excerpt: ${JSON.stringify(placeholderText(`Two sentences for the card of “${name}”.`, 80, 200))}
category: ${articleCategories.at(-1)}
date: ${day}
updated: ${day}
author: ${Object.keys(articleAuthors).at(-1)}
tags: [Replace, These]
keywords: [replace, these, keywords]
---

[Replace] Begin with what the reader wants to decide. 700 to 1,200 words.

## The first question

A table or a list, and a link to a page of the site, such as [our services](/services).

- One point
- Another
`;
}

/** A new case, whose words are to be replaced. */
export function caseText(project: string, service: string, isDraft: boolean): string {
  const text = (words: string) => quoted(toReplace(words));
  return `---
${isDraft ? "draft: true\n" : ""}project: ${quoted(project)}
client: ${text(`Client of “${project}”, place`)}
title: ${quoted(placeholderText(project, 15, 60))}
description: ${quoted(placeholderText(`What a search engine shows of “${project}”.`, 110, 160))}
summary: ${text(`“${project}” in one sentence.`)}
sector: ${Object.values(sectors)[0]}
place: ${text("Place, region")}
year: ${today().slice(0, 4)}
services: [${service}]
duration: ${text("How long it took")}
team: [${text("One of this")}, ${text("Two of that")}]
date: ${today()}
figure: { value: "100%", label: ${text("what became better")} }
testimonial: { name: ${text(`Name of the client of “${project}”`)}, role: ${text("Role")}, content: ${text(`What the client of “${project}” says, in one to three sentences.`)}, rating: 5 }
---

[Replace] What was wrong, and how one noticed. Give the page a picture: put its file into the folder of pictures, and
name it above, as \`picture: { file: a-picture.png, alt: "What it shows" }\`, and below, on its own line.

## What we did

[Replace] In which order, and what was left out. At least 150 words in all.

## What changed

[Replace] What is better now, by how much, counted by whom and when. And what did not go to plan.

<Quotation />
`;
}

/** A draft of a landing page. */
const landingText = (name: string): string => `---
draft: true
title: ${quoted(placeholderText(name, 15, 60))}
description: ${quoted(placeholderText(`What a search engine shows of “${name}”.`, 110, 160))}
eyebrow: ${quoted(toReplace("Until when"))}
lead: ${quoted(toReplace(`What “${name}” is, in a sentence.`))}
date: ${today()}
actions: [{ label: ${quoted(toReplace("Ask for it"))}, href: "/quote" }]
---

## [Replace] What is in it

[Replace] What one gets, for whom it is, and until when.

<ServiceCards />

## [Replace] How it goes

<Steps>
1. **[Replace] You write.** What you need, in three lines.
2. **[Replace] We answer.** By when, and with what.
3. **[Replace] You decide.** What happens then.
</Steps>

<Prices />

## [Replace] What people ask

<Questions>

### [Replace] The first question?

[Replace] The answer, in two sentences.

</Questions>

## [Replace] Ask for it

<Form id="contact" />

<Closing title="[Replace] Rather ask first?" label="[Replace] Write to us" href="/contact" />
`;

/** The parameters of a new entry, apart from its name. */
export interface NewEntryOptions {
  /** The id of the service that a case is shown with. */
  readonly service: string;
}

/** The kinds of entries: their folders in that of the words, and where their pages are. */
export const entryKinds = {
  article: { folder: "articles", path: "/blog/", text: articleText },
  case: {
    folder: "cases",
    path: "/portfolio/",
    text: (name: string, { service }: NewEntryOptions) => caseText(name, service, true),
  },
  landing: { folder: "landing", path: "/", text: landingText },
} as const satisfies Record<
  string,
  { folder: string; path: string; text: (name: string, options: NewEntryOptions) => string }
>;

/** A kind of entries. */
export type EntryKind = keyof typeof entryKinds;

/** A file that is to be written. */
export interface NewEntry {
  /** Its path in the folder of the words. */
  readonly file: string;
  readonly text: string;
  /** The path of its page. */
  readonly path: string;
}

/**
 * A draft of an article, a case or a landing page, with words to replace. It is shown in
 * development only, until its `draft: true` is removed.
 * @throws {UsageError} if no address can be made of the name
 */
export function newEntry(kind: EntryKind, name: string, options: NewEntryOptions): NewEntry {
  const { folder, path, text } = entryKinds[kind];
  const slug = slugOf(name);
  return { file: `${folder}/${slug}.mdx`, text: text(name, options), path: path + slug };
}
