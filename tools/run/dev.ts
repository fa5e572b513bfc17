// `pnpm dev`: the site with fast refresh, the mailbox, and a link to Storybook.
import { root, serve } from "./run.mjs";

const port = process.env.PORT ?? "4173";
console.log("Storybook runs separately: `pnpm storybook`, then http://localhost:6006");
serve([
  { command: "node", args: ["apps/site/server/mailbox.ts"] },
  { command: "vite", args: ["--host", "localhost", "--port", port], cwd: `${root}/apps/site` },
]);
