import { type Html, html } from "../html.ts";
import type { Status } from "../index/entry.ts";
import { type Page, page } from "./layout.ts";

/** The actions that the staff can apply to messages, worded for the confirmation. */
const outcomes = {
  retry: "Queued for delivery again",
  inbox: "Moved to the inbox",
  spam: "Moved to spam",
  erase: "Deleted",
  new: "Marked as new",
  answered: "Marked as answered",
  closed: "Marked as closed",
} satisfies Readonly<Record<Status, string>> & Readonly<Record<string, string>>;
export type Action = keyof typeof outcomes;

export const isAction = (name: string): name is Action => Object.hasOwn(outcomes, name);

/** The query that makes the next page say what was done, and with how many messages. */
export const doneQuery = (action: Action, count = 1): Readonly<Record<string, string>> => ({
  done: action,
  count: count === 1 ? "" : String(count),
});

/**
 * Says what was just done. The text also begins the page's title, and the element takes the focus,
 * so that everybody learns it and goes on from there.
 */
export function done(query: URLSearchParams, next?: Html) {
  const action = query.get("done") ?? "";
  if (!isAction(action)) return undefined;
  const count = Number(query.get("count") || "1");
  const text = count === 1 ? `${outcomes[action]}.` : `${outcomes[action]}: ${count} messages.`;
  return {
    text,
    html: html`<p class="said" role="status" tabindex="-1" autofocus>${text}${next && html` ${next}`}</p>`,
  };
}

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/**
 * Asks before messages are deleted for good.
 * @param what says which, as in "“A new shop” from Asha is deleted"
 * @param action where the answer is posted to, with which fields
 * @param back where the other answer leads
 * @param copies where copies of it are
 */
export const erasePage = (
  what: Html,
  action: string,
  back: string,
  fields: readonly Html[] = [],
  copies: Html = html`Copies that were sent on stay where they went: in the mailboxes of the recipients, in a chat or program behind the webhook, in saved exports. Ask for them there.`,
): Page =>
  page(
    "Delete for good? - Mailbox",
    html`<h1>Delete for good?</h1>
<p>${what}. Nothing of it stays on the disk, and it cannot be brought back.</p>
<p>${copies} A backup loses it when it expires itself; if one is restored, the mailbox deletes the message again.</p>
<form class="actions" method="post" action="${action}">${fields}<button id="first">Delete for good</button>
<a href="${back}">Keep it</a></form>`,
  );
