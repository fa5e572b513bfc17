#!/usr/bin/env node
import { audit } from "../audit.ts";
import { decodeHtml } from "../input/decode.ts";
import { AuditRefusal } from "../input/input.ts";
import { readPage } from "../page/read-page.ts";
import { faultsOf } from "../score.ts";
import { addressOf } from "./address.ts";
import { CliError, type CliOptions, help, parseOptions } from "./options.ts";
import {
  type AuditedPage,
  faultText,
  fullText,
  jsonText,
  type RefusedPage,
  summaryText,
} from "./output.ts";
import { type Source, sourcesOf } from "./sources.ts";

/** The `seo-audit` command. */

async function auditSource({ name, read }: Source, options: CliOptions): Promise<AuditedPage> {
  const html = decodeHtml(await read());
  const url =
    options.origin === undefined
      ? options.url
      : addressOf(name, options.origin, readPage(html, html.length, {}));
  const report = audit(html, {
    url,
    wantsIndexing: !options.noindex.has(name),
    isLocalBuild: options.local,
  });
  return { file: name, report };
}

/** Audits all pages and prints them. Returns the exit status. */
async function run(options: CliOptions): Promise<number> {
  const sources = sourcesOf(options.input);
  if (options.url !== undefined && sources.length > 1) {
    throw new CliError("--url is for a single page. Use --origin for a folder.");
  }
  for (const name of options.noindex) {
    if (sources.some((source) => source.name === name)) continue;
    throw new CliError(`--noindex ${name}: there is no such page.`);
  }
  const date = new Date();
  const pages: AuditedPage[] = [];
  const refused: RefusedPage[] = [];
  for (const source of sources) {
    try {
      const page = await auditSource(source, options);
      pages.push(page);
      if (options.json) continue;
      process.stdout.write(options.all ? fullText(page, date) : faultText(page));
    } catch (cause) {
      const message = messageOf(cause);
      refused.push({ file: source.name, message });
      process.stderr.write(`seo-audit: ${source.name}: ${message}\n`);
    }
  }
  if (options.json) process.stdout.write(jsonText(pages, refused, date));
  else if (sources.length > 1) process.stdout.write(summaryText(pages));
  if (refused.length > 0) return 2;
  return pages.some(({ report }) => faultsOf(report.results).length > 0) ? 1 : 0;
}

/** Rethrows anything that is not meant for the user: bugs. */
function messageOf(cause: unknown): string {
  if (cause instanceof AuditRefusal || cause instanceof CliError) return cause.message;
  if (cause instanceof Error && "syscall" in cause) return cause.message;
  throw cause;
}

// The reader of a pipe, such as `head`, may stop early.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") throw cause;
  process.exit(2);
});

try {
  const options = parseOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(help);
  else process.exitCode = await run(options);
} catch (cause) {
  process.stderr.write(`seo-audit: ${messageOf(cause)}\n`);
  process.exitCode = 2;
}
