#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { auditPage } from "../audit.ts";
import { FetchError } from "../fetch/fetch-page.ts";
import { decodeHtml } from "../input/decode.ts";
import { AuditRefusal, inspectInput, type RefusalCode } from "../input/input.ts";
import { kindOf } from "../page/kind.ts";
import { canonicalsOf } from "../page/page-facts.ts";
import type { PageModel } from "../page/page-model.ts";
import { readPage } from "../page/read-page.ts";
import { faultsOf, scoreOf } from "../score.ts";
import { addressOf, siteOf } from "../site/file-address.ts";
import { SiteAudit } from "../site/site-audit.ts";
import type { SiteResult } from "../site/site-check.ts";
import type { CheckStatus } from "../types.ts";
import { ahead } from "./ahead.ts";
import { type Baseline, baselineIn } from "./baseline.ts";
import { ruled } from "./config.ts";
import { fetchProblems } from "./fetch-problems.ts";
import { CliError, type CliOptions, parseOptions } from "./options.ts";
import { type LeftOut, outputOf } from "./output.ts";
import { sitemapSources } from "./sitemap-pages.ts";
import { asker, type Source, sourcesOf } from "./sources.ts";

/** The `seo-audit` command. */

/** Files that a site provides for machines, and parts of pages. */
const NO_PAGES: ReadonlySet<RefusalCode> = new Set([
  "comment",
  "empty",
  "fragment",
  "no-content",
  "verification",
]);
/** What hosts show instead of a page. They send a status that keeps it out of results. */
const ERROR_PAGE = /^(?:.*\/)?(?:404|50\d)(?:\/index)?\.html?$/i;
/** Characters of what a bug says. */
const MAX_REASON = 200;
/** How many canonical links are read to find the address of the site. */
const MAX_TRIED = 50;

async function read({ name, read: load }: Source, options: CliOptions): Promise<PageModel> {
  const { body, url = options.url, charset = options.charset, headers = {} } = await load();
  const html = decodeHtml(body, charset);
  return readPage(html, inspectInput(html, options.texts.refusals), {
    url,
    wantsIndexing: options.noindex.has(name) ? false : ERROR_PAGE.test(name) ? null : true,
    robotsTag: headers["x-robots-tag"],
    isLocalBuild: options.local,
  });
}

/** The address of a folder, from the first page whose canonical address ends as its path does. */
async function canonicalSite(sources: readonly Source[], options: CliOptions) {
  for (const source of sources.slice(0, MAX_TRIED)) {
    const page = await read(source, options).catch(() => undefined);
    const [canonical] = page === undefined ? [] : canonicalsOf(page);
    const site = canonical && siteOf(source.name, canonical.href);
    if (site !== undefined) return site;
  }
  return undefined;
}

/** Pages of a host that are fetched at the same time. */
const AT_ONCE = 2;

/** The pages of a sitemap; how far it has come is told on standard error. */
const pagesOfSitemap = ({ input, max }: CliOptions) =>
  sitemapSources(input, max, asker, (line) => process.stderr.write(`seo-audit: ${line}\n`));

/** Audits all pages and prints them. Returns the exit status. */
async function run(options: CliOptions): Promise<number> {
  const { pages: sources, files } = options.isSitemap
    ? { pages: await pagesOfSitemap(options), files: undefined }
    : sourcesOf(options.input, options.ignore);
  const isMany = files !== undefined || options.isSitemap;
  if (options.url !== undefined && files !== undefined) {
    throw new CliError("--url is for a single page. Use --origin for a folder.");
  }
  for (const name of options.noindex) {
    if (sources.some((source) => source.name === name)) continue;
    throw new CliError(`--noindex ${name}: there is no such page.`);
  }
  const origin = options.origin ?? (files ? await canonicalSite(sources, options) : undefined);
  // Without an address, pages are still compared with each other, as on a host of no name.
  const address = origin ?? "https://site.invalid";
  const text = (file: string) => readFileSync(join(options.input, file), "utf8");
  const siteAudit = files && new SiteAudit({ address, files, text });
  const baseline = baselineIn(options.baseline, options.updateBaseline);
  const print = (printed: string) => process.stdout.write(printed);
  const output = outputOf(options, print, new Date(), isMany);
  const skipped: LeftOut[] = [];
  const refused: LeftOut[] = [];
  const counts = { error: 0, warning: 0, pages: 0, faultless: 0 };
  const tally = (faults: readonly { readonly status: CheckStatus }[]) => {
    for (const { status } of faults) counts[status === "error" ? status : "warning"] += 1;
  };
  const atOnce = options.isSitemap ? AT_ONCE : 1;
  for await (const [{ name: file }, loaded] of ahead(sources, atOnce, (each) =>
    read(each, options),
  )) {
    try {
      if (loaded.status === "rejected") throw loaded.reason;
      const page = loaded.value;
      if (files && kindOf(page) === "fragment") {
        throw new AuditRefusal("fragment", options.texts.common.fragment);
      }
      const placed = { ...page, url: new URL(addressOf(file, address, page)) };
      const audited = auditPage(origin === undefined ? page : placed, options.texts);
      const results = audited.results.map((result) => ruled(result, file, options));
      const report = { ...audited, results, score: scoreOf(results) };
      siteAudit?.add(file, placed);
      const faults = faultsOf(results).filter(({ id }) => baseline.isNew(file, id));
      tally(faults);
      counts.pages += 1;
      if (faults.length === 0) counts.faultless += 1;
      output.page(file, report, faults);
    } catch (cause) {
      if (!isMany) throw cause;
      const message = reasonOf(cause);
      const isNoPage = cause instanceof AuditRefusal && NO_PAGES.has(cause.code);
      (isNoPage ? skipped : refused).push({ file, message });
      if (!isNoPage) process.stderr.write(`seo-audit: ${file}: ${message}\n`);
    }
  }
  const across = siteAudit?.results(Number.POSITIVE_INFINITY, options.texts) ?? [];
  const site = across.map((result) => ruled(result, "", options));
  const siteFaults = site.flatMap((result) => newPlaces(result, options, baseline));
  tally(siteFaults);
  output.end({ ...counts, skipped, refused, site, siteFaults });
  if (baseline.save()) process.stderr.write(`seo-audit: wrote ${options.baseline}\n`);
  const failing = options.failOn === "error" ? counts.error : counts.error + counts.warning;
  return options.failOn !== "never" && (refused.length > 0 || failing > 0) ? 1 : 0;
}

/** A fault across pages in the files that are neither excused by a rule nor in the baseline. */
function newPlaces(result: SiteResult, options: CliOptions, baseline: Baseline): SiteResult[] {
  if (result.status !== "error" && result.status !== "warning") return [];
  const isOff = (file: string) => ruled(result, file, options).status === "not-applicable";
  const locations = result.locations.filter(
    ({ file }) => !isOff(file) && baseline.isNew(file, result.id),
  );
  return locations.length === 0 ? [] : [{ ...result, locations }];
}

/** Rethrows anything that is not meant for the user: bugs. */
function messageOf(cause: unknown): string {
  if (cause instanceof AuditRefusal || cause instanceof CliError) return cause.message;
  if (cause instanceof FetchError) return fetchProblems[cause.problem](cause.detail);
  if (cause instanceof Error && "syscall" in cause) return cause.message;
  throw cause;
}

/** Why a page among many was not audited. A bug that one page brings to light ends no run. */
function reasonOf(cause: unknown): string {
  try {
    return messageOf(cause);
  } catch {
    return `The audit of this page failed (${cause instanceof Error ? cause.message.slice(0, MAX_REASON) : cause}).`;
  }
}

// The reader of a pipe, such as `head`, may stop early.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") throw cause;
  process.exit(0);
});

try {
  const options = await parseOptions(process.argv.slice(2));
  if (typeof options === "string") process.stdout.write(options);
  else process.exitCode = await run(options);
} catch (cause) {
  try {
    process.stderr.write(`seo-audit: ${messageOf(cause)}\n`);
    process.exitCode = 2;
  } catch {
    process.stderr.write(`seo-audit: ${cause instanceof Error ? cause.stack : cause}\n`);
    process.exitCode = 3;
  }
}
