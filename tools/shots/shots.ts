import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fileOf, openBrowser, type Shot, takeAll } from "./camera.ts";
import { overviewPage } from "./overview.ts";
import { schemes, subjects, widths } from "./plan.ts";
import { takeReadmePictures } from "./readme-pictures.ts";

/**
 * Screenshots of every page for a visual review, in `shots/` at the root, with an overview page.
 *
 *   pnpm shots [--only /about] [--width 390] [--scheme dark]
 *   pnpm shots --readme      the pictures of the README instead, in docs/images/
 *
 * Uses the last build of the site; builds it if there is none.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    width: { type: "string", multiple: true },
    scheme: { type: "string", multiple: true },
    readme: { type: "boolean", default: false },
  },
});

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, "shots");

const all: Shot[] = subjects.flatMap((subject) =>
  schemes.flatMap((scheme) =>
    (subject.widths ?? widths).map((width) => ({ subject, width, scheme })),
  ),
);
const wanted = all
  .filter(
    ({ subject: { path, name } }) =>
      !values.only || values.only.some((only) => only === path || only === name),
  )
  .filter(({ width }) => !values.width || values.width.includes(String(width)))
  .filter(({ scheme }) => !values.scheme || values.scheme.includes(scheme));
if (wanted.length === 0) {
  throw new Error(
    `No screenshot matches. --only takes a path or a name from the overview, --width one of ${widths.join(", ")}, --scheme ${schemes.join(" or ")}.`,
  );
}

if (!existsSync(resolve(import.meta.dirname, "../build-out/host-rules.json"))) {
  console.log("There is no built site. Building it …");
  await import("../../apps/site/build/build.ts");
}
const { createSiteServer } = await import("../../apps/site/server/site-server.ts");
const server = createSiteServer();
await new Promise<void>((done) => server.listen(0, "localhost", done));
const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await openBrowser();
try {
  if (values.readme) {
    await takeReadmePictures(browser, siteUrl, root);
  } else {
    const started = performance.now();
    const failures = await takeAll(browser, siteUrl, wanted, folder);
    const there = all.filter((shot) => existsSync(resolve(folder, fileOf(shot))));
    await writeFile(resolve(folder, "index.html"), overviewPage(there));
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${wanted.length - failures.length} screenshots in ${seconds} s: shots/index.html`);
    for (const failure of failures) console.error(failure);
    if (failures.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
