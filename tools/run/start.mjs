// `npm start`: installs, builds and serves the production site and the mailbox.
import { buildSite } from "./build-site.mjs";
import {
  announce,
  ensureInstalled,
  isFree,
  main,
  portFrom,
  Stop,
  serve,
  writeLists,
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
  announce("Building the site, if anything has changed …");
  await writeLists();
  await buildSite([], settings);
  announce("Serving. Press Ctrl+C to stop.");
  const servers = ["mailbox", "serve"].map((name) => `apps/site/server/${name}.ts`);
  await serve(
    servers.map((file) => ({ command: "node", args: [file] })),
    { ...settings, ...ports },
  );
});
