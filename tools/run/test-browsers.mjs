// `pnpm test:browsers`: the journeys of visitors in Chromium, Firefox and WebKit, against the built site. Arguments are
// Playwright's. `pnpm bench:browsers` runs only the journey that measures, one browser at a time.
import { ensureBrowser } from "../install/browser.mjs";
import { ensureEngines } from "../install/engines.mjs";
import { ensureInstalled, main, root, Stop, say, tool } from "./run.mjs";

await main(async () => {
  await ensureInstalled();
  const browser = await ensureBrowser(say);
  const { names, missing } = ensureEngines(say);
  const env = { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: browser };
  if ((await tool("turbo", ["run", "build"], env)) !== 0) throw new Stop("The build failed.");
  say(`Journeys in ${names.join(", ")}`);
  const projects = names.map((name) => `--project=${name}`);
  const config = `${root}/apps/site/playwright.browsers.config.ts`;
  const code = await tool(
    "playwright",
    ["test", "-c", config, ...projects, ...process.argv.slice(2)],
    env,
  );
  if (missing.length > 0) throw new Stop(["Not tested:", ...missing].join("\n"));
  if (code !== 0) throw new Stop("Some journeys failed; see above.");
});
