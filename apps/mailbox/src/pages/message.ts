import { type Html, html } from "../html.ts";
import { type Delivery, type Entry, type Status, statuses } from "../index/entry.ts";
import { mailboxHeaders } from "../mail/compose-mail.ts";
import { header, type Mail } from "../mail/read-mail.ts";
import { page } from "./layout.ts";
import { replyLink } from "./reply-link.ts";
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

/** What the staff can do with a message. Each is a POST to `/mailbox/<id>/<action>`. */
export const actions = ["retry", "inbox", "spam", "erase", ...statuses] as const;
export type Action = (typeof actions)[number];

const statusNames: Readonly<Record<Status, string>> = {
  new: "New",
  answered: "Answered",
  closed: "Closed",
};

const button = (id: string, action: Action, label: string): Html =>
  html`<form method="post" action="/mailbox/${id}/${action}"><button>${label}</button></form>`;

function buttons(entry: Entry, deliveries: readonly Delivery[]): Html {
  const { id } = entry;
  const hasFailed = deliveries.some(({ state }) => state === "failed");
  return html`<div class="actions">
${hasFailed ? button(id, "retry", "Try to deliver again") : undefined}
${statuses
  .filter((status) => status !== entry.status)
  .map((status) => button(id, status, `Mark as ${statusNames[status].toLowerCase()}`))}
${entry.folder === "spam" ? button(id, "inbox", "Not spam") : button(id, "spam", "Spam")}
<a href="/mailbox/${id}/erase">Delete</a>
</div>`;
}

/** Asks before a message is deleted for good. */
export const erasePage = ({ id, subject, name, email }: Entry): string =>
  page(
    "Delete the message? - Mailbox",
    html`<h1>Delete this message?</h1>
<p>“<bdi>${subject}</bdi>” from <bdi>${name || email}</bdi>. It is deleted from the disk and cannot be brought back.</p>
<div class="actions">${button(id, "erase", "Delete for good")} <a href="/mailbox/${id}">Keep it</a></div>`,
    { home: true },
  );

const size = new Intl.NumberFormat("en-GB", {
  style: "unit",
  unit: "kilobyte",
  maximumFractionDigits: 0,
});

function files(id: string, attachments: Mail["attachments"]): Html | undefined {
  if (attachments.length === 0) return undefined;
  return html`<dt>Files</dt>${attachments.map(
    ({ filename, content }, at) =>
      html`<dd><a href="/mailbox/${id}/files/${at + 1}"><bdi>${filename}</bdi></a> (${size.format(Math.max(1, content.length / 1000))})</dd>`,
  )}`;
}

/** Why the message looked like spam. It may have stayed in the inbox all the same. */
function suspicions({ headers }: Mail): Html | undefined {
  const reasons = header(headers, mailboxHeaders.spamReasons);
  return reasons === "" ? undefined : html`<dt>Signs of spam</dt><dd dir="auto">${reasons}</dd>`;
}

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
  return page(
    `${entry.subject} - Mailbox`,
    html`<p><a href="${list}">${entry.folder === "spam" ? "All spam" : "All messages"}</a></p>
<h1 dir="auto">${entry.subject}</h1>
<dl class="facts">
<dt>From</dt><dd><bdi>${entry.name}</bdi> &lt;${entry.email}&gt;</dd>
<dt>Form</dt><dd dir="auto">${header(mail.headers, "From")}</dd>
<dt>To</dt><dd>${entry.to}</dd>
<dt>Received</dt><dd>${time(entry.receivedAt)}</dd>
<dt>Status</dt><dd>${statusNames[entry.status]}</dd>
${suspicions(mail)}
${files(entry.id, mail.attachments)}
${view.deliveries.map((delivery) => relayed(delivery, entry))}
</dl>
<pre class="text" dir="auto">${mail.text}</pre>
<p class="actions"><a class="pill" href="${replyLink(entry, mail.text)}">Reply by e-mail</a>
<a href="/mailbox/${entry.id}.eml">Download the mail (.eml)</a></p>
${buttons(entry, view.deliveries)}
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
