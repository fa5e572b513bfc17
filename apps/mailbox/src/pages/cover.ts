import { html } from "../html.ts";
import { textIn, type Words } from "../words.ts";
import { type Page, page } from "./layout.ts";

/** A message in the covering page. */
interface Listed {
  readonly received: string;
  readonly form: string;
  readonly subject: string;
  readonly text: string;
  readonly sentOnTo: readonly string[];
  readonly mail: string;
}

/** The page that goes with a person's messages, for people and not for machines. */
export const coverPage = (words: Words, email: string, messages: readonly Listed[]): Page =>
  page(
    words.coverTitle,
    html`<h1>${words.coverTitle}</h1>
<p>${textIn(words, ["coverText", email])}</p>
<p>${words.coverFiles}</p>
${messages.map(
  ({ received, form, subject, text, sentOnTo, mail }) => html`<h2 dir="auto">${subject}</h2>
<p class="soft">${[received, form].filter(Boolean).join(", ")}, <a href="${mail}">${mail}</a>${
    sentOnTo.length > 0 && html`<br>${textIn(words, ["coverCopies", sentOnTo.join(", ")])}`
  }</p>
<pre class="text" dir="auto">${text}</pre>`,
)}`,
    { language: words.language },
  );
