import { html } from "../html.ts";
import type { Word, Words } from "../words.ts";
import { type Page, page } from "./layout.ts";

/** What is asked or said about a newsletter, and the button that does it. */
export interface NewsletterNotice {
  readonly heading: Word;
  readonly text: Word;
  /** Only a button does anything: filters of mail open every link. */
  readonly button?: Word;
}

/** A page for somebody who has followed a link in a mail, or has just entered an address. */
export const newsletterPage = (words: Words, { heading, text, button }: NewsletterNotice): Page =>
  page(
    words[heading],
    html`<div class="notice done">
<h1>${words[heading]}</h1>
<p>${words[text]}</p>
${button && html`<form method="post"><button>${words[button]}</button></form>`}
</div>`,
    { language: words.language },
  );
