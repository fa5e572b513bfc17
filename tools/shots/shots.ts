import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { local } from "../../apps/site/hosts/engines/local.ts";
import { ensureBuilt, root } from "../run/run.mjs";
import { fileOf, openBrowser, type Shot, takeAll } from "./camera.ts";
import { overviewPage } from "./overview.ts";
import { schemes, subjects, widths } from "./plan.ts";

/**
 * Screenshots of every page for a visual review, in `shots/` at the root, with an overview page.
 *
 *   pnpm shots [--only /about] [--width 390] [--scheme dark]
 *
 * Builds the site first, if anything has changed.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    width: { type: "string", multiple: true },
    scheme: { type: "string", multiple: true },
  },
});

const folder = resolve(root, "shots");

const all: Shot[] = subjects.flatMap((subject) =>
  schemes.flatMap((scheme) =>
    (subject.widths ?? widths).map((width) => ({ subject, width, scheme })),
  ),
);
const wanted = all.filter(
  ({ subject: { path, name }, width, scheme }) =>
    (values.only?.some((only) => only === path || only === name) ?? true) &&
    (values.width?.includes(String(width)) ?? true) &&
    (values.scheme?.includes(scheme) ?? true),
);
if (wanted.length === 0) {
  throw new Error(
    `No screenshot matches. --only takes a path or a name from the overview, --width one of ${widths.join(", ")}, --scheme ${schemes.join(" or ")}.`,
  );
}

await ensureBuilt();
const { origin: siteUrl, stop } = await local.start();
const browser = await openBrowser();
try {
  const started = performance.now();
  const failures = await takeAll(browser, siteUrl, wanted, folder);
  const there = all.filter((shot) => existsSync(resolve(folder, fileOf(shot))));
  await writeFile(resolve(folder, "index.html"), overviewPage(there));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${wanted.length - failures.length} screenshots in ${seconds} s: shots/index.html`);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}
