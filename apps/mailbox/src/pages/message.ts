import { type Html, html } from "../html.ts";
import { type Delivery, type Entry, statuses } from "../index/entry.ts";
import { mailboxHeaders } from "../mail/compose-mail.ts";
import { header, type Mail } from "../mail/read-mail.ts";
import { answersIn } from "../submission/answers.ts";
import { type Action, done } from "./decisions.ts";
import { row } from "./inbox.ts";
import { type Page, page } from "./layout.ts";
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

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const button = (id: string, action: Action, label: string): Html =>
  html`<form method="post" action="/mailbox/${id}/${action}"><button>${label}</button></form>`;

function buttons({ id, folder, status }: Entry, deliveries: readonly Delivery[]): Html {
  const hasFailed = deliveries.some(({ state }) => state === "failed");
  const marks = statuses.filter((other) => other !== status);
  return html`<div class="actions">
${hasFailed && button(id, "retry", "Try to deliver again")}
${marks.map((mark) => button(id, mark, `Mark as ${mark}`))}
${folder === "spam" ? button(id, "inbox", "Not spam") : button(id, "spam", "Spam")}
<a href="/mailbox/${id}/erase">Delete</a>
</div>`;
}

const kilobytes = ({ length }: Buffer): string =>
  `${Math.max(1, Math.round(length / 1000)).toLocaleString("en-GB")} kB`;

const files = (id: string, attachments: Mail["attachments"]): Html =>
  html`<dt>Files</dt>${attachments.map(
    ({ filename, content }, at) =>
      html`<dd><a href="/mailbox/${id}/files/${at + 1}"><bdi>${filename}</bdi></a> (${kilobytes(content)})</dd>`,
  )}`;

const fact = (label: string, text: string): Html | false =>
  text !== "" && html`<dt>${label}</dt><dd dir="auto">${text}</dd>`;

/** An answer; a telephone number or an e-mail address can be pressed. */
function answerOf(text: string): Html {
  if (/^\+?[\d\s()./-]{6,24}$/.test(text) && /\d{5}/.test(text.replace(/\D/g, ""))) {
    return html`<a href="tel:${text.replace(/[^\d+]/g, "")}">${text}</a>`;
  }
  if (/^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(text)) {
    return html`<a href="mailto:${encodeURIComponent(text).replace("%40", "@")}">${text}</a>`;
  }
  return html`${text}`;
}

/** What the sender wrote: the answers as tables, and everything else unchanged. */
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

const others = ({ email }: Entry, earlier: readonly Entry[]): Html =>
  html`<h2>From the same address</h2>
${earlier.length > 0 ? html`<ul class="list">${earlier.map((one) => row(one, "all"))}</ul>` : html`<p class="soft">Nothing else.</p>`}
<p><a href="${addressOf("/mailbox", "all", { email })}">Everything from this address</a></p>`;

/** The page of one message, with all its headers. */
export function messagePage(view: {
  entry: Entry;
  mail: Mail;
  deliveries: readonly Delivery[];
  newer: Entry | undefined;
  older: Entry | undefined;
  /** Other messages of the same address, newest first. */
  others: readonly Entry[];
  query: URLSearchParams;
}): Page {
  const { entry, mail, newer, older } = view;
  const notice = done(view.query, older && html`<a href="/mailbox/${older.id}">Next message</a>`);
  return page(
    `${notice ? `${notice.text} ` : ""}${entry.subject} - Mailbox`,
    html`<p><a href="${addressOf("/mailbox", entry.folder)}">${entry.folder === "spam" ? "All spam" : "All messages"}</a></p>
${notice?.html}
<h1 id="first" tabindex="-1" dir="auto">${entry.subject}</h1>
<dl class="facts">
<dt>From</dt><dd><bdi>${entry.name}</bdi> &lt;${entry.email}&gt;</dd>
${fact("Form", entry.form)}
${fact("Came from", entry.source)}
<dt>To</dt><dd>${entry.to}</dd>
<dt>Received</dt><dd>${formatTime(entry.receivedAt)}, ${time(entry.receivedAt)}</dd>
<dt>Status</dt><dd>${capital(entry.status)}</dd>
${fact("Signs of spam", header(mail.headers, mailboxHeaders.spamReasons))}
${mail.attachments.length > 0 && files(entry.id, mail.attachments)}
${view.deliveries.map((delivery) => relayed(delivery, entry))}
</dl>
${textOf(mail.text)}
<p class="actions"><a class="pill" href="${replyLink(entry, mail.text)}">Reply by e-mail</a>
<a href="/mailbox/${entry.id}.eml">Download the mail (.eml)</a></p>
${buttons(entry, view.deliveries)}
${others(entry, view.others)}
<details><summary>All headers</summary>
<pre class="raw" translate="no"><code>${mail.headers.map(([name, value]) => `${name}: ${value}`).join("\n")}</code></pre>
</details>
<nav class="pages" aria-label="Messages">
<span>${newer && html`<a rel="prev" href="/mailbox/${newer.id}">Newer</a>`}</span>
<span>${older && html`<a rel="next" href="/mailbox/${older.id}">Older</a>`}</span>
</nav>`,
  );
}
