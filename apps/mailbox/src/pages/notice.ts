import { html } from "../html.ts";
import type { Word, Words } from "../words.ts";
import { type Page, page } from "./layout.ts";

/** Shown after a form was sent without scripts and its message stored. */
export const acknowledgementPage = (words: Words, id: string): Page =>
  page(
    words.receivedTitle,
    html`<div class="notice done">
<h1>${words.receivedHeading}</h1>
<p>${words.received}</p>
<p class="soft">${words.reference}: <code translate="no">${id}</code></p>
</div>`,
    { language: words.language },
  );

/** Shown when a form sent without scripts was not stored: the reason, and how to keep the text. */
export const failurePage = (
  words: Words,
  message: string,
  errors: Readonly<Record<string, string>>,
): Page => {
  const lines = Object.entries(errors).map(
    ([field, reason]) => html`<li>${words[field as Word] ?? field} ${reason}.</li>`,
  );
  return page(
    words.failedTitle,
    html`<div class="notice">
<h1>${words.failedHeading}</h1>
<p>${message}</p>
${Object.keys(errors).length > 0 && html`<ul>${lines}</ul>`}
<p>${words.failed}</p>
</div>`,
    { language: words.language },
  );
};

/** Shown to a reader of the inbox instead of the requested page. */
export const errorPage = (title: string, message: string): Page =>
  page(
    title,
    html`<h1>${title}</h1><p>${message}</p><p><a id="first" href="/mailbox">To the inbox</a></p>`,
  );
