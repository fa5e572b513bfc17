import { type Html, html } from "../html.ts";
import { type Delivery, type Entry, type Status, statuses } from "../index/entry.ts";
import { mailboxHeaders } from "../mail/compose-mail.ts";
import { header, type Mail } from "../mail/read-mail.ts";
import { answersIn } from "../submission/answers.ts";
import { type Action, done } from "./decisions.ts";
import { row } from "./inbox.ts";
import { page } from "./layout.ts";
import { replyLink } from "./reply-link.ts";
import { addressOf } from "./search-query.ts";
import { formatTime, time } from "./time.ts";

function relayed({ channel, to, state, attempts, lastError }: Delivery, entry: Entry): Html {
  const target = channel === "webhook" ? "" : ` to ${to ?? entry.to}`;
  const label = `${channel === "mail" ? "Relay" : "Webhook"}${to === entry.to ? "" : target}`;
  const error = lastError ? html`: ${lastError}` : undefined;
  if (state === "delivered") return html`<dt>${label}</dt><dd class="good">Delivered${target}</dd>`;
  if (state === "failed") return html`<dt>${label}</dt><dd class="bad">Failed${error}</dd>`;
  const failed = attempts === 0 ? "" : `, failed attempts: ${attempts}`;
  return html`<dt>${label}</dt><dd>Waiting${failed}${error}</dd>`;
}

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

/** An answer; a telephone number or an e-mail address can be pressed. */
function answerOf(text: string): Html {
  if (/^\+?[\d\s()./-]{6,24}$/.test(text) && /\d{5}/.test(text.replace(/\D/g, ""))) {
    return html`<a href="tel:${text.replace(/[^\d+]/g, "")}">${text}</a>`;
  }
  if (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text)) {
    return html`<a href="mailto:${encodeURIComponent(text).replace("%40", "@")}">${text}</a>`;
  }
  return html`${text}`;
}

/** What the sender wrote: the answers as tables, and everything else as it is. */
function textOf(text: string): Html {
  const { tables, rest } = answersIn(text);
  return html`${tables.map(
    ({ heading, rows }) =>
      html`<table class="answers"><caption dir="auto">${heading}</caption>${rows.map(
        ([label, answer]) =>
          html`<tr><th scope="row" dir="auto">${label}</th><td dir="auto">${answerOf(answer)}</td></tr>`,
      )}</table>`,
  )}<pre class="text" dir="auto">${rest}</pre>`;
}

/** Other messages of the same address. */
function others(entry: Entry, earlier: readonly Entry[]): Html {
  const { email } = entry;
  const all = addressOf("/mailbox", "all", { email });
  return html`<h2>From the same address</h2>
${earlier.length > 0 ? html`<ul class="list">${earlier.map((one) => row(one, "all"))}</ul>` : html`<p class="soft">Nothing else.</p>`}
<p><a href="${all}">Everything of this address</a></p>`;
}

/** The page of one message, with all its headers. */
export function messagePage(view: {
  entry: Entry;
  mail: Mail;
  deliveries: readonly Delivery[];
  newer: Entry | undefined;
  older: Entry | undefined;
  /** Other messages of the same address, newest first. */
  others: readonly Entry[];
  /** What was just done, from the address. */
  query: URLSearchParams;
}): string {
  const { entry, mail, newer, older } = view;
  const notice = done(
    view.query,
    older ? html`<a href="/mailbox/${older.id}">Next message</a>` : undefined,
  );
  return page(
    `${notice ? `${notice.text} ` : ""}${entry.subject} - Mailbox`,
    html`<p><a href="${addressOf("/mailbox", entry.folder)}">${entry.folder === "spam" ? "All spam" : "All messages"}</a></p>
${notice?.html}
<h1 id="first" tabindex="-1" dir="auto">${entry.subject}</h1>
<dl class="facts">
<dt>From</dt><dd><bdi>${entry.name}</bdi> &lt;${entry.email}&gt;</dd>
${entry.form ? html`<dt>Form</dt><dd dir="auto">${entry.form}</dd>` : undefined}
${entry.source ? html`<dt>Came from</dt><dd dir="auto">${entry.source}</dd>` : undefined}
<dt>To</dt><dd>${entry.to}</dd>
<dt>Received</dt><dd>${formatTime(entry.receivedAt)}, ${time(entry.receivedAt)}</dd>
<dt>Status</dt><dd>${statusNames[entry.status]}</dd>
${suspicions(mail)}
${files(entry.id, mail.attachments)}
${view.deliveries.map((delivery) => relayed(delivery, entry))}
</dl>
${textOf(mail.text)}
<p class="actions"><a class="pill" href="${replyLink(entry, mail.text)}">Reply by e-mail</a>
<a href="/mailbox/${entry.id}.eml">Download the mail (.eml)</a></p>
${buttons(entry, view.deliveries)}
${others(entry, view.others)}
<details><summary>All headers</summary>
<pre class="raw"><code>${mail.headers.map(([name, value]) => `${name}: ${value}`).join("\n")}</code></pre>
</details>
<nav class="pages" aria-label="Messages">
<span>${newer ? html`<a rel="prev" href="/mailbox/${newer.id}">Newer</a>` : undefined}</span>
<span>${older ? html`<a rel="next" href="/mailbox/${older.id}">Older</a>` : undefined}</span>
</nav>`,
  );
}
