// `pnpm dev`: the site with fast refresh, the mailbox, and a link to Storybook.
import { spawn } from "node:child_process";
import { root, toolEnv } from "./run.mjs";

const options = {
  cwd: root,
  env: toolEnv(),
  stdio: ["ignore", "inherit", "inherit"] as ["ignore", "inherit", "inherit"],
};
const children = [
  spawn("node", ["apps/site/server/mailbox.ts"], options),
  spawn("vite", ["--host", "localhost", "--port", process.env.PORT ?? "4173"], {
    ...options,
    cwd: `${root}/apps/site`,
  }),
];
console.log("Storybook runs separately: `pnpm storybook`, then http://localhost:6006");
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
