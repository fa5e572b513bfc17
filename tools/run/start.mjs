// `npm start`: installs, builds and serves the production site and the mailbox.
import { spawn } from "node:child_process";
import {
  ensureInstalled,
  isFree,
  listArticles,
  main,
  portFrom,
  root,
  Stop,
  say,
  tool,
  toolEnv,
} from "./run.mjs";

/** @param {string} name @param {number} port */
async function needFree(name, port) {
  if (await isFree(port)) return;
  throw new Stop(
    `Port ${port} is in use. Stop the program that uses it, or choose another: ${name}=${port + 10} npm start`,
  );
}

await main(async () => {
  const port = portFrom("PORT", 4173);
  const mailboxPort = portFrom("MAILBOX_PORT", 4174);
  await needFree("PORT", port);
  await needFree("MAILBOX_PORT", mailboxPort);
  await ensureInstalled();

  // Only what differs from the defaults, so that the build of `npm test` is reused.
  const settings = {
    ...(mailboxPort === 4174 ? {} : { MAIL_ENDPOINT: `http://localhost:${mailboxPort}/submit` }),
    ...(port === 4173 ? {} : { RETURN_ORIGIN: `http://localhost:${port}` }),
    ...(process.env.MAIL_ENDPOINT ? { MAIL_ENDPOINT: process.env.MAIL_ENDPOINT } : {}),
  };
  const ports = { PORT: String(port), MAILBOX_PORT: String(mailboxPort) };
  say("Building the site, if anything has changed …");
  await listArticles();
  if ((await tool("turbo", ["run", "build", "--filter=@kolam/site"], settings)) !== 0) {
    throw new Stop("The build failed; see above.");
  }
  say("Serving. Press Ctrl+C to stop.");
  const options = {
    cwd: root,
    env: { ...toolEnv(), ...settings, ...ports },
    stdio: /** @type {["ignore", "inherit", "inherit"]} */ (["ignore", "inherit", "inherit"]),
  };
  const children = [
    spawn("node", ["apps/site/server/mailbox.ts"], options),
    spawn("node", ["apps/site/server/serve.ts"], options),
  ];
  const stop = () => {
    for (const child of children) child.kill("SIGTERM");
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // A signal to npm ends the shell between npm and this process, but is not passed on to this process.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1000).unref();
  for (const child of children) {
    child.on("exit", (code) => {
      if (code) process.exitCode = code;
      stop();
    });
  }
});
