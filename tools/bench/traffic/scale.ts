/**
 * `pnpm bench traffic`: the figures of docs/scale.md. A browser makes one visit to the built site; the
 * rest is calculated from the assumptions below.
 */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { Request } from "@playwright/test";
import { fileOf } from "../../../apps/site/build/prerender/page-file.ts";
import { local } from "../../../apps/site/hosts/engines/local.ts";
import { readRules } from "../../../apps/site/server/site-server.ts";
import { browserArgs } from "../../install/browser.mjs";
import { openBrowser } from "../report/rounds.ts";
import { markdownTable } from "../report/table.ts";

const assumed = {
  /** Share of visits that begin with an empty cache. */
  fresh: 0.7,
  /** Bytes of the response headers; HTTP/2 compresses repeated ones. */
  headers: 300,
  /** Share of responses that the edge has in its cache, by kind. */
  hit: { page: 0.95, asset: 0.999 },
  /** Share of visits that send a form. */
  sent: 0.01,
};

interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** The requests of one visit from the server, photos left out: the page's files, and those of hydration and after. */
async function visit(): Promise<Record<"page" | "ahead" | "article", Traffic>> {
  const { origin, stop } = await local.start();
  const browser = await openBrowser(...browserArgs);
  const page = await browser.newPage();
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  let finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  const traffic = async (): Promise<Traffic> => {
    await page.waitForTimeout(3_000);
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    finished = [];
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    return { requests: sizes.length, bytes };
  };
  try {
    await page.goto(origin);
    const first = await traffic();
    await page.mouse.move(50, 300);
    await page.locator("html[data-hydrated]").waitFor();
    const ahead = await traffic();
    await page.locator('main a[href^="/blog/"]').first().click();
    return { page: first, ahead, article: await traffic() };
  } finally {
    await browser.close();
    await stop();
  }
}

const served = resolve(import.meta.dirname, "../../../apps/site/build-out/served");
const { pages } = readRules();
const weights = pages.map((path) => statSync(resolve(served, `${fileOf(path)}.br`)).size);
const html = weights.reduce((sum, weight) => sum + weight, 0) / pages.length;
const home = statSync(resolve(served, "index.html.br")).size;

const { page, ahead, article } = await visit();
const files = { requests: page.requests - 1, bytes: page.bytes - home };
const requests = 1 + assumed.fresh * (files.requests + ahead.requests) + article.requests;
const bytes =
  html + assumed.fresh * (files.bytes + ahead.bytes) + article.bytes + requests * assumed.headers;

const kb = (value: number) => `${(value / 1000).toFixed(1)} KB`;
console.log(`A page, mean of ${pages.length}: ${kb(html)} with Brotli`);
console.log(`Other files of a first visit: ${files.requests}, ${kb(files.bytes)}`);
console.log(`After the first interaction: ${ahead.requests}, ${kb(ahead.bytes)}`);
console.log(`An article opened from there: ${article.requests}, ${kb(article.bytes)}`);
console.log(`A visit: ${requests.toFixed(1)} requests, ${kb(bytes)}\n`);

const rows = [1e6, 1e7, 1e8].map((visits) => {
  const all = visits * requests;
  const missed = visits * (1 - assumed.hit.page) + (all - visits) * (1 - assumed.hit.asset);
  // The busiest hour has a tenth of a day's visits, and its peak is twice its mean.
  return { visits, all, missed, peak: ((all / 30) * 0.1 * 2) / 3600 };
});
console.log(
  markdownTable(rows, {
    "visits a month": ({ visits }) => `${visits / 1e6} million`,
    requests: ({ all }) => `${Math.round(all / 1e6).toLocaleString("en")} M`,
    "from the edge": ({ all, missed }) => `${((1 - missed / all) * 100).toFixed(1)} %`,
    "to origin": ({ missed }) => `${(missed / 1e6).toFixed(2)} M`,
    bytes: ({ visits }) => `${((visits * bytes) / 1e12).toFixed(2)} TB`,
    "peak, requests/s": ({ peak }) => Math.round(peak).toLocaleString("en"),
    messages: ({ visits }) => (visits * assumed.sent).toLocaleString("en"),
  }),
);
