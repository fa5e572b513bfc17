import { articleAuthors, articleCategories } from "@site/words/authors-and-categories";
import type { Checkout } from "./edit.ts";
import { placeholderText, slugOf, today, wordsFolder } from "./names.ts";

/**
 * Writes a draft of an article. It is shown in development only, until its `draft: true` is
 * removed.
 */
export function newArticle(checkout: Checkout, name: string): void {
  const day = today();
  checkout.create(
    `${wordsFolder}/articles/${slugOf(name)}.mdx`,
    `---
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
`,
  );
}
