import { type Html, html } from "../html.ts";
import { type Entry, type Folder, statuses } from "../index/entry.ts";
import { type Action, done, hidden } from "./decisions.ts";
import { type Page, page } from "./layout.ts";
import { addressOf, type Place, type Search } from "./search-query.ts";
import { time, timeZone } from "./time.ts";

/** Messages per page of a list. */
export const pageSize = 25;

const empties: Readonly<Record<Place, { title: string; text: string }>> = {
  inbox: {
    title: "No messages yet",
    text: "Post a form to /submit with one of this mailbox's access keys, and its message appears here.",
  },
  spam: {
    title: "No spam",
    text: "A message that looks like spam comes here instead of the inbox, with the reasons. None is ever dropped.",
  },
  all: {
    title: "Nothing found",
    text: "Every word must appear in the message. Try fewer words or more days.",
  },
};

const titleOf = (place: Place, { email }: Search): string =>
  email ? `Everything from ${email}` : { inbox: "Inbox", spam: "Spam", all: "All messages" }[place];

const exports = (place: Place, search: Search): Html => html`<p class="soft">Save this list as
<a href="${addressOf("/mailbox/export.csv", place, search)}">a spreadsheet (CSV)</a> or
<a href="${addressOf("/mailbox/export.mbox", place, search)}">mails (mbox)</a>${search.email && html`, or all of it <a href="${addressOf("/mailbox/export.zip", "all", { email: search.email })}">for the person it belongs to (ZIP)</a>`}</p>`;

/** The state of a message in words: colour and weight alone would not convey it. */
const note = ({ read, status, form, to, folder }: Entry, place: Place): string =>
  [place === "all" && folder, form, status !== "new" ? status : !read && "unread", `to ${to}`]
    .filter(Boolean)
    .join(", ");

// Another column needs its place in the grid of `.list a` in style.ts; the export has its own
// columns.
/** A message in a list. */
export const row = (entry: Entry, place: Place, pick?: Html): Html =>
  html`<li>${pick}<a href="/mailbox/${entry.id}">
<span class="${entry.read ? "who" : "who unread"}" dir="auto">${entry.name || entry.email}</span>
<span class="what" dir="auto">${entry.preview || entry.subject}</span>
${time(entry.receivedAt)}
<span class="to"><bdi>${entry.subject}</bdi>, ${note(entry, place)}</span>
</a></li>`;

const pick = ({ id, name, email }: Entry): Html =>
  html`<label class="pick"><input type="checkbox" name="id" value="${id}"><span class="unseen">Select the message of ${name || email}</span></label>`;

const button = (action: Action, label: string): Html =>
  html`<button name="action" value="${action}">${label}</button>`;

const isSearch = (search: Search): boolean => Object.values(search).some((value) => value !== "");

const tick = (name: "unread" | "failed", label: string, search: Search): Html =>
  html`<label class="tick"><input type="checkbox" name="${name}" value="1"${search[name] !== "" && html` checked`}>${label}</label>`;

/** Any, then the choices, and the current one even if it is not among them. */
const options = (values: readonly string[], chosen: string): string[] => [
  ...new Set(["", ...values, chosen]),
];

const select = (
  label: string,
  name: "status" | "form",
  values: readonly string[],
  search: Search,
) =>
  html`<label class="day">${label}<select name="${name}">${options(values, search[name]).map(
    (value) =>
      html`<option value="${value}"${value === search[name] && html` selected`}>${value || "any"}</option>`,
  )}</select></label>`;

function searchForm(place: Place, search: Search, forms: readonly string[]): Html {
  const { q, from, to, email } = search;
  return html`<form class="find" role="search" action="/mailbox">
${place !== "inbox" && hidden("folder", place)}${email !== "" && hidden("email", email)}
<label>Search all words<input type="search" name="q" value="${q}"></label>
<label class="day">From<input type="date" name="from" value="${from}" aria-describedby="zone"></label>
<label class="day">To<input type="date" name="to" value="${to}" aria-describedby="zone"></label>
${select("Status", "status", statuses, search)}
${forms.length > 0 && select("Form", "form", forms, search)}
${tick("unread", "Unread only", search)}
${tick("failed", "Delivery failed", search)}
<button>Search</button>
${isSearch(search) && html`<a href="${addressOf("/mailbox", place)}">Show all</a>`}
<p class="soft zone" id="zone">Days are in the time zone ${timeZone()}.</p>
</form>`;
}

/** What is reported nowhere else: deliveries that have failed. */
const failures = (failed: readonly Entry[], count: number): Html | false =>
  failed.length > 0 &&
  html`<section class="failed" aria-labelledby="failed"><h2 id="failed">${count === 1 ? "A delivery has failed" : `${count} deliveries have failed`}</h2>
<ul class="list">${failed.map((entry) => row(entry, "inbox"))}</ul>
<form class="actions" method="post" action="/mailbox/selected">${hidden("all", "failed")}${button("retry", "Try all again")}
<a href="/mailbox?failed=1">Show all that failed</a></form></section>`;

/** What the staff should fix, which no message shows. */
const caution = (text: string | undefined): Html | false =>
  text !== undefined && html`<p class="failed" role="status">${text}</p>`;

/** What would have been erased automatically, and why it was not. */
const unerased = ({ what, why, daysLeft }: Waiting): Html =>
  html`<section class="failed" aria-labelledby="unerased"><h2 id="unerased">Not erased yet: ${what}</h2>
<p>Their time has come, but ${why}. If the clock or RETENTION_DAYS is wrong, put it right first. Otherwise they are erased in ${daysLeft} ${daysLeft === 1 ? "day" : "days"}, or when you say so.</p>
<form class="actions" method="post" action="/mailbox/retention"><button>Erase now</button></form></section>`;

/** What can be done about everything that an address has sent. */
const erasure = (email: string): Html =>
  html`<form class="actions" method="post" action="/mailbox/selected">${hidden("email", email)}${button("erase", "Delete everything from this address")}</form>`;

/** A suspended erasure: of what, why, and in how many days it continues automatically. */
type Waiting = { what: string; why: string; daysLeft: number };

/** The page of a list, newest messages first. */
export function inboxPage(view: {
  place: Place;
  number: number;
  counts: Readonly<Record<Folder, number>>;
  entries: readonly Entry[];
  search: Search;
  forms: readonly string[];
  /** The newest messages with a failed delivery, and the number of all. */
  failed: { entries: readonly Entry[]; count: number };
  waiting: Waiting | undefined;
  found: number;
  query: URLSearchParams;
  /** Why nothing was searched for. */
  problem?: string;
  /** What is wrong with the settings. */
  warning?: string | undefined;
  /** How many kinds of things visitors met; undefined where it is not asked for. */
  met?: number | undefined;
}): Page {
  const { place, number, counts, entries, search, found, problem } = view;
  const searched = isSearch(search);
  const last = Math.max(1, Math.ceil(found / pageSize));
  const title = titleOf(place, search);
  const notice = done(view.query);
  const tab = (folder: Folder): Html =>
    html`<a href="${addressOf("/mailbox", folder)}"${folder === place && html` aria-current="page"`}>${titleOf(folder, { ...search, email: "" })} (${counts[folder]})</a>`;
  const nothing = empties[searched ? "all" : place];
  const empty = problem ? { title: "Not searched", text: problem } : nothing;
  const list = (drawing: Html) =>
    entries.length > 0
      ? html`<form method="post" action="${addressOf("/mailbox/selected", place, search)}">
<ul class="list" id="first" tabindex="-1">${entries.map((entry) => row(entry, place, pick(entry)))}</ul>
<p class="actions selected">With the selected: ${button("answered", "Answered")} ${button("closed", "Closed")} ${button("new", "New")}
${place === "spam" ? button("inbox", "Not spam") : button("spam", "Spam")} ${button("erase", "Delete")}</p></form>`
      : html`<div class="empty" id="first">${drawing}<p><strong>${empty.title}</strong></p><p class="soft">${empty.text}</p></div>`;
  const turn = (to: number, rel: string, label: string): Html =>
    html`<a rel="${rel}" href="${addressOf("/mailbox", place, search, { page: to > 1 ? String(to) : "" })}">${label}</a>`;
  const pages = html`<nav class="pages" aria-label="Pages">
<span>${number > 1 && turn(number - 1, "prev", "Newer")}</span>
<span class="soft">Page ${number} of ${last}</span>
<span>${number < last && turn(number + 1, "next", "Older")}</span>
</nav>`;
  return page(
    `${notice ? `${notice.text} ` : ""}${title} (${place === "all" ? found : counts[place]}) - Mailbox`,
    (drawing) => html`<h1>${title}</h1>
${notice?.html}
<nav class="tabs" aria-label="Folders">${tab("inbox")}${tab("spam")}${view.met !== undefined && html`<a href="/mailbox/reports">What visitors met (${view.met})</a>`}</nav>
${caution(view.warning)}
${place === "inbox" && view.waiting && unerased(view.waiting)}
${place === "inbox" && search.failed === "" && failures(view.failed.entries, view.failed.count)}
${counts.inbox + counts.spam > 0 && (place === "all" || counts[place] > 0) && searchForm(place, search, view.forms)}
${searched && problem === undefined && html`<p class="soft" role="status">${found} found</p>`}
${list(drawing)}
${last > 1 && pages}
${entries.length > 0 && exports(place, search)}
${search.email !== "" && entries.length > 0 && erasure(search.email)}`,
  );
}
