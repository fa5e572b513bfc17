import type { Delivery, Entry } from "../index/entry.ts";
import { header, type Mail } from "../mail/read-mail.ts";
import { type Html, html } from "./html.ts";
import { page } from "./layout.ts";
import { time } from "./time.ts";

function relayed(delivery: Delivery, { to }: Entry): Html {
  const { state, attempts, lastError } = delivery;
  const label = delivery.channel === "mail" ? "Relay" : "Webhook";
  const error = lastError ? html`: ${lastError}` : undefined;
  if (state === "delivered") {
    const target = delivery.channel === "mail" ? ` to ${to}` : "";
    return html`<dt>${label}</dt><dd class="good">Delivered${target}</dd>`;
  }
  if (state === "failed") return html`<dt>${label}</dt><dd class="bad">Failed${error}</dd>`;
  const failed = attempts === 0 ? "" : `, failed attempts: ${attempts}`;
  return html`<dt>${label}</dt><dd>Waiting${failed}${error}</dd>`;
}

const subjectOf = (subject: string): string => encodeURIComponent(`Re: ${subject}`);

/** The page of one message, with all its headers. */
export function messagePage(view: {
  entry: Entry;
  mail: Mail;
  deliveries: readonly Delivery[];
  newer: Entry | undefined;
  older: Entry | undefined;
}): string {
  const { entry, mail, newer, older } = view;
  const list = entry.folder === "spam" ? "/mailbox?folder=spam" : "/mailbox";
  const reply = `mailto:${encodeURIComponent(entry.email)}?subject=${subjectOf(entry.subject)}`;
  return page(
    `${entry.subject} - Mailbox`,
    html`<p><a href="${list}">${entry.folder === "spam" ? "All spam" : "All messages"}</a></p>
<h1 dir="auto">${entry.subject}</h1>
<dl class="facts">
<dt>From</dt><dd><bdi>${entry.name}</bdi> &lt;${entry.email}&gt;</dd>
<dt>Form</dt><dd dir="auto">${header(mail.headers, "From")}</dd>
<dt>To</dt><dd>${entry.to}</dd>
<dt>Received</dt><dd>${time(entry.receivedAt)}</dd>
${view.deliveries.map((delivery) => relayed(delivery, entry))}
</dl>
<pre class="text" dir="auto">${mail.text}</pre>
<p class="actions"><a class="pill" href="${reply}">Reply by e-mail</a>
<a href="/mailbox/${entry.id}.eml">Download the mail (.eml)</a></p>
<details><summary>All headers</summary>
<pre class="raw"><code>${mail.headers.map(([name, value]) => `${name}: ${value}`).join("\n")}</code></pre>
</details>
<nav class="pages" aria-label="Messages">
<span>${newer ? html`<a rel="prev" href="/mailbox/${newer.id}">Newer</a>` : undefined}</span>
<span>${older ? html`<a rel="next" href="/mailbox/${older.id}">Older</a>` : undefined}</span>
</nav>`,
    { home: true },
  );
}
