/** `node bench/scale.ts`: the figures of docs/scale.md, from the weights of the built site. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { headerAction, headerPages } from "@kolam/content/navigation";
import { paths } from "@kolam/content/paths";
import type { HostRules } from "../build/hosting/host-rules.ts";
import { fileOfPath } from "../src/seo/head-file-of-path.ts";
import { pathOfStem } from "../src/style-files.ts";

const served = resolve(import.meta.dirname, "../build-out/served");
const rules: HostRules = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../build-out/host-rules.json"), "utf8"),
);

/** What a visit is taken to be; change these, not the sums. */
const assumed = {
  /** Pages opened in place that the menu does not lead to; those it does are there already. */
  elsewhere: 1,
  /** Share of visits that begin with an empty cache. */
  fresh: 0.7,
  /** Response headers of one answer, in bytes; HTTP/2 packs repeated ones. */
  headers: 300,
  /** Share of answers that the edge has at hand, by kind. */
  hit: { page: 0.95, asset: 0.999 },
  /** Share of visits that send a form. */
  sent: 0.01,
};

const weight = (address: string) => {
  const file = resolve(served, `.${address}`);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};
const fileOf = (path: string) => (path === "/" ? "/index.html" : `${path}.html`);
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

const home = readFileSync(resolve(served, "index.html"), "utf8");
const linked = [...new Set(home.match(/\/(?:assets|art)\/[\w.-]+/g) ?? [])].filter((address) =>
  existsSync(resolve(served, `.${address}`)),
);
const html = mean(rules.pages.map((path) => weight(fileOf(path))));
const first = linked.reduce((sum, address) => sum + weight(address), 0);
const stylesOfPart = /<meta name="styles" content="([^"]*)"/;

/** The addresses of a list that stands in a page or a part of one. */
function listed(html: string, list: RegExp): string[] {
  return (list.exec(html)?.[1] ?? "").split(" ").filter(Boolean);
}

/**
 * What is fetched on idle for the pages of the menu, and the code that shows them. A page opened from there
 * needs nothing more, any other one a part of its own.
 */
const code = listed(home, /data-code="([^"]*)"/);
const menuParts = [...headerPages.map((id) => paths[id].path), headerAction.href].map(fileOfPath);
const own = new Set(listed(home, /data-files="([^"]*)"/));
const menuStyles = new Set(
  menuParts
    .flatMap((part) => listed(readFileSync(resolve(served, `.${part}`), "utf8"), stylesOfPart))
    .filter((stem) => !own.has(stem))
    .map(pathOfStem),
);
const ahead = [...code.filter((file) => !linked.includes(file)), ...menuParts, ...menuStyles];
const aheadBytes = ahead.reduce((sum, address) => sum + weight(address), 0);
const perVisit = {
  requests: 1 + assumed.fresh * (linked.length + ahead.length) + assumed.elsewhere,
  bytes: html + assumed.fresh * (first + aheadBytes) + assumed.elsewhere * weight("/head/home.txt"),
};
const bytes = perVisit.bytes + perVisit.requests * assumed.headers;

console.log(`page, mean of ${rules.pages.length}: ${(html / 1000).toFixed(1)} KB Brotli`);
console.log(`first visit besides: ${linked.length} files, ${(first / 1000).toFixed(0)} KB`);
console.log(`then, on idle: ${ahead.length} files, ${(aheadBytes / 1000).toFixed(0)} KB`);
console.log(`a visit: ${perVisit.requests.toFixed(1)} requests, ${(bytes / 1000).toFixed(0)} KB`);
console.log(
  "| visits a month | requests | from the edge | to origin | bytes | peak, requests/s | messages |",
);
console.log("|---|---|---|---|---|---|---|");
for (const visits of [1e6, 1e7, 1e8]) {
  const requests = visits * perVisit.requests;
  const missed = visits * (1 - assumed.hit.page) + (requests - visits) * (1 - assumed.hit.asset);
  // A tenth of a day's visits in its busiest hour, twice the mean within it.
  const peak = ((requests / 30) * 0.1 * 2) / 3600;
  console.log(
    `| ${visits / 1e6} million | ${(requests / 1e6).toFixed(0)} M | ${((1 - missed / requests) * 100).toFixed(1)} % | ${(missed / 1e6).toFixed(2)} M | ${((visits * bytes) / 1e12).toFixed(2)} TB | ${Math.round(peak)} | ${visits * assumed.sent} |`,
  );
}
