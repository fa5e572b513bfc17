import { type Html, html } from "../html.ts";
import type { Entry, Folder } from "../index/entry.ts";
import { kolam, page } from "./layout.ts";
import type { Search } from "./search-query.ts";
import { time, timeZone } from "./time.ts";

/** Messages per page of a list. */
export const pageSize = 25;

const titles: Readonly<Record<Folder, string>> = { inbox: "Inbox", spam: "Spam" };
const empties: Readonly<Record<Folder, { title: string; text: string }>> = {
  inbox: {
    title: "No messages yet",
    text: "Post a form to /submit with one of this mailbox's access keys, and its message appears here.",
  },
  spam: {
    title: "No spam",
    text: "A message that looks like spam comes here instead of the inbox, with the reasons. None is ever dropped.",
  },
};

const everything: Search = { words: "", from: "", to: "" };

function queryOf(folder: Folder, { words, from, to }: Search): URLSearchParams {
  const query = new URLSearchParams();
  if (words !== "") query.set("q", words);
  if (from !== "") query.set("from", from);
  if (to !== "") query.set("to", to);
  if (folder !== "inbox") query.set("folder", folder);
  return query;
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

function address(folder: Folder, number = 1, search = everything): string {
  const query = queryOf(folder, search);
  if (number > 1) query.set("page", String(number));
  return withQuery("/mailbox", query);
}

const exports = (folder: Folder, search: Search): Html => {
  const query = queryOf(folder, search);
  return html`<p class="soft">Save this list as
<a href="${withQuery("/mailbox/export.csv", query)}">a spreadsheet (CSV)</a> or
<a href="${withQuery("/mailbox/export.mbox", query)}">mails (mbox)</a></p>`;
};

/** What has become of a message, in words: colour and weight alone would not say it. */
const note = ({ read, status }: Entry): string => {
  if (status !== "new") return `${status}, `;
  return read ? "" : "unread, ";
};

// Another column needs its place in the grid of `.list a` in style.ts; the export has columns of its own.
const row = (entry: Entry): Html => html`<li><a href="/mailbox/${entry.id}">
<span class="${entry.read ? "who" : "who unread"}" dir="auto">${entry.name || entry.email}</span>
<span class="what" dir="auto">${entry.subject}</span>
${time(entry.receivedAt)}
<span class="to">${note(entry)}to ${entry.to}</span>
</a></li>`;

const searchForm = (folder: Folder, { words, from, to }: Search, searched: boolean): Html =>
  html`<form class="find" role="search" action="/mailbox">
${folder === "inbox" ? undefined : html`<input type="hidden" name="folder" value="${folder}">`}
<label>Search names, addresses, forms and words<input type="search" name="q" value="${words}"></label>
<label class="day">From<input type="date" name="from" value="${from}" aria-describedby="zone"></label>
<label class="day">To<input type="date" name="to" value="${to}" aria-describedby="zone"></label>
<button>Search</button>
${searched ? html`<a href="${address(folder)}">Show all</a>` : undefined}
<p class="soft zone" id="zone">Days are in the time zone ${timeZone()}.</p>
</form>`;

const tab = (folder: Folder, current: Folder, count: number): Html =>
  folder === current
    ? html`<a href="${address(folder)}" aria-current="page">${titles[folder]} (${count})</a>`
    : html`<a href="${address(folder)}">${titles[folder]} (${count})</a>`;

/** The page of a folder, newest messages first. */
export function inboxPage(view: {
  folder: Folder;
  /** Page number, counted from 1. */
  number: number;
  counts: Readonly<Record<Folder, number>>;
  entries: readonly Entry[];
  search: Search;
  /** Number of messages on all pages of the list. */
  found: number;
  /** Why nothing was searched for. */
  problem?: string;
}): string {
  const { folder, number, counts, entries, search, found, problem } = view;
  const searched = search.words !== "" || search.from !== "" || search.to !== "";
  const last = Math.max(1, Math.ceil(found / pageSize));
  const empty =
    problem !== undefined
      ? { title: "Not searched", text: problem }
      : searched
        ? {
            title: "Nothing found",
            text: "Every word must appear in the message. Try fewer words or more days.",
          }
        : empties[folder];
  const list =
    entries.length > 0
      ? html`<ul class="list">${entries.map(row)}</ul>`
      : html`<div class="empty">${kolam}<p><strong>${empty.title}</strong></p><p class="soft">${empty.text}</p></div>`;
  const pages =
    last > 1
      ? html`<nav class="pages" aria-label="Pages">
<span>${number > 1 ? html`<a rel="prev" href="${address(folder, number - 1, search)}">Newer</a>` : undefined}</span>
<span class="soft">Page ${number} of ${last}</span>
<span>${number < last ? html`<a rel="next" href="${address(folder, number + 1, search)}">Older</a>` : undefined}</span>
</nav>`
      : undefined;
  return page(
    `${titles[folder]} (${counts[folder]}) - Mailbox`,
    html`<h1>${titles[folder]}</h1>
<nav class="tabs" aria-label="Folders">${tab("inbox", folder, counts.inbox)}${tab("spam", folder, counts.spam)}</nav>
${counts[folder] > 0 ? searchForm(folder, search, searched) : undefined}
${searched && problem === undefined ? html`<p class="soft" role="status">${found} found</p>` : undefined}
${list}
${pages}
${entries.length > 0 ? exports(folder, search) : undefined}`,
    { home: true },
  );
}
