/**
 * `pnpm pictures`: what looks different in this branch than in the one it goes to, on one page,
 * shots/pictures/index.html. Storybook is built of both, and both are taken in the same browser at
 * the same moment; there are no stored pictures. `--base REF` names another branch or commit than
 * origin/main; `--site` adds the pages of the built site whose HTML has changed; with
 * `--expect-none` any difference fails.
 *
 * `pnpm pictures --pages` compares nothing: it takes every page of the site, in four widths and
 * both themes, to shots/pages/index.html, or with `--only /about`, which may be repeated, the pages
 * that are named.
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { launchOptions } from "../install/browser.mjs";
import { withUsage } from "../run/with-usage.ts";
import { pictureArgs } from "./camera.ts";
import { takeChanges } from "./changes.ts";
import { takePages } from "./pages.ts";

const usage = `Usage: pnpm pictures [--base REF] [--site] [--expect-none]
       pnpm pictures --pages [--only /about …]

What looks different than in REF (origin/main), or every page of the site in four widths and both themes.`;

const { values } = withUsage(usage, () =>
  parseArgs({
    options: {
      base: { type: "string", default: process.env.BASE_SHA || "origin/main" },
      site: { type: "boolean", default: false },
      "expect-none": { type: "boolean", default: false },
      pages: { type: "boolean", default: false },
      only: { type: "string", multiple: true },
    },
  }),
);

const started = performance.now();
const options = await launchOptions();
const browser = await chromium.launch({ ...options, args: [...options.args, ...pictureArgs] });
try {
  const { summary, page, count } = values.pages
    ? await takePages(browser, values.only)
    : await takeChanges(browser, values.base, values.site);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`${summary} (${minutes} min) See ${page}`);
  if (values["expect-none"] && count > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
