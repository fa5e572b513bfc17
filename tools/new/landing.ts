import type { Checkout } from "./edit.ts";
import { relink } from "./links.ts";
import { placeholderText, quoted, slugOf, today, toReplace, wordsFolder } from "./names.ts";
import { refuseExisting } from "./page.ts";

/** The file of a landing page. */
export const landingFile = (id: string) => `${wordsFolder}/landing/${id}.mdx`;

/**
 * Writes a draft of a landing page. It is shown in development only, until its `draft: true` is
 * removed.
 */
export function newLanding(checkout: Checkout, name: string): void {
  const id = slugOf(name);
  refuseExisting(checkout, id);
  checkout.create(
    landingFile(id),
    `---
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

<Closing title="[Replace] Rather talk first?" label="[Replace] Call us" href="/contact" />
`,
  );
}

/**
 * Removes a landing page. Links to it lead to the new address or, without one, to the home page.
 */
export function removeLanding(checkout: Checkout, id: string, redirect = "/"): string[] {
  checkout.remove(landingFile(id));
  return relink(checkout, { [`/${id}`]: redirect });
}
