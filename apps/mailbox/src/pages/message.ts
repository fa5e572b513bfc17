import { header, type Mail } from "../mail/read-mail.ts";
import type { Delivery, RelayState } from "../relay/relay-queue.ts";
import type { Entry } from "../store/store.ts";
import { type Html, html } from "./html.ts";
import { page } from "./layout.ts";
import { time } from "./time.ts";

function relayed(relay: { state: RelayState; delivery: Delivery } | undefined): Html | undefined {
  if (!relay) return undefined;
  const { state, delivery } = relay;
  const error = delivery.lastError ? html`: ${delivery.lastError}` : undefined;
  if (state === "delivered") {
    return html`<dt>Relay</dt><dd class="good">Delivered to ${delivery.recipient}</dd>`;
  }
  if (state === "failed") return html`<dt>Relay</dt><dd class="bad">Failed${error}</dd>`;
  const failed = delivery.attempts === 0 ? "" : `, failed attempts: ${delivery.attempts}`;
  return html`<dt>Relay</dt><dd>Waiting${failed}${error}</dd>`;
}

const subjectOf = (subject: string): string => encodeURIComponent(`Re: ${subject}`);

/** The page of one message, with all its headers. */
export function messagePage(view: {
  entry: Entry;
  mail: Mail;
  relay: { state: RelayState; delivery: Delivery } | undefined;
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
${relayed(view.relay)}
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
