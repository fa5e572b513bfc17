import { html } from "../html.ts";
import { kindName } from "../reports/report.ts";
import type { Row } from "../reports/tally.ts";
import { type Page, page } from "./layout.ts";

/** What visitors met, counted. */
export function reportsPage(rows: readonly Row[], others: number): Page {
  const nothing = rows.length === 0 && others === 0;
  const lines = rows.map(
    ({ page: path, kind, browser, count, first, last }) => html`<tr>
<td>${kindName(kind)}</td><td><bdi>${path}</bdi></td><td>${browser}</td><td class="number">${count}</td>
<td>${first === last ? last : `${first} to ${last}`}</td></tr>`,
  );
  return page(
    "What visitors met - Mailbox",
    (drawing) => html`<h1>What visitors met</h1>
<p class="soft">Faults that browsers reported from the site’s pages, by page, kind and browser, without anything that says who
it was. A row is forgotten after 90 days without another report.</p>
${
  nothing
    ? html`<div class="empty" id="first">${drawing}<p><strong>Nothing so far</strong></p><p class="soft">Reports arrive once the site is built with VISITOR_REPORTS=1.</p></div>`
    : html`<div class="wide" tabindex="-1" id="first"><table class="met">
<thead><tr><th scope="col">What</th><th scope="col">Page</th><th scope="col">Browser</th><th scope="col" class="number">How often</th><th scope="col">When</th></tr></thead>
<tbody>${lines}</tbody></table></div>
${others > 0 && html`<p role="status">${others} more came too fast or were of too many kinds, and were only counted.</p>`}
<form class="actions" method="post" action="/mailbox/reports"><button>Forget all of it</button> <a href="/mailbox">To the inbox</a></form>`
}`,
  );
}
