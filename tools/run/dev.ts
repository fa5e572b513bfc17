// `pnpm dev [SITE]`: a site with fast refresh in each of its languages, the mailbox, and a link to
// Storybook.
import { main, root, serve, writeLists } from "./run.mjs";
import { takeSite } from "./take-site.mjs";

takeSite();
await main(writeLists);
if (process.exitCode) process.exit();
// Modules that import the page lists must be loaded after the lists are written.
const { languages } = await import("@kolam/content/model/pages/languages");
// A wrong setting is reported once, not by each server.
const { loadSiteConfig } = await import("@kolam/site/config/site-config");
loadSiteConfig();

const port = Number(process.env.PORT ?? 4173);
const cwd = `${root}/apps/site`;
if (languages.length > 1)
  for (const [index, { name }] of languages.entries())
    console.log(`${name}: http://localhost:${port + 2 * index}/`);
console.log("Storybook runs separately: `pnpm storybook`, then http://localhost:6006");
await serve(
  [
    { command: "node", args: ["apps/site/server/mailbox.ts"] },
    // The mailbox is on the port after the first.
    ...languages.map(({ tag }, index) => ({
      command: "node",
      args: [
        "node_modules/vite/bin/vite.js",
        "--configLoader",
        "native",
        "--host",
        "localhost",
        "--port",
        String(port + 2 * index),
      ],
      cwd,
      env: { SITE_LANGUAGE: tag },
    })),
  ],
  { DEV_PORT: String(port) },
);
