// The journeys of visitors in Chromium, Firefox and WebKit, against the built site. Arguments are
// Playwright's.
import { join } from "node:path";
import { ensureEngines } from "../install/engines.mjs";
import { announce, main, root, Stop, tool } from "./run.mjs";

await main(async () => {
  const { names, missing, gtk } = await ensureEngines(announce);
  announce(`Journeys in ${names.join(", ")}`);
  const projects = names.map((name) => `--project=${name}`);
  const site = join(root, "apps/site");
  const config = join(site, "playwright.browsers.config.ts");
  const args = [
    "-c",
    config,
    "--tsconfig",
    join(site, "playwright.tsconfig.json"),
    ...projects,
    ...process.argv.slice(2),
  ];
  const code = await tool("playwright", ["test", ...args], {}, site);
  if (gtk) {
    announce("A short visit in WebKitGTK, because Playwright’s WebKit is not there");
    const visit = await tool("node", ["apps/site/e2e/webkit/short-visit.ts"]);
    if (visit !== 0) throw new Stop("The short visit failed; see above.");
  }
  if (missing.length > 0) throw new Stop(["Not tested:", ...missing].join("\n"));
  if (code !== 0) throw new Stop("Some journeys failed; see above.");
});
