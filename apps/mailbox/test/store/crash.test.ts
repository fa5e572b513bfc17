import { appendFile, cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "vitest";
import { messageIndex } from "../../src/index/message-index.ts";
import { it, startTestMailbox, temporaryDirectory } from "../fixtures.ts";
import { relayTo } from "../smtp-server.ts";

const secret = "Marigold-Umbrella-7";

it("a crash while a message is erased leaves none of its words, once the mailbox has started again", async ({
  mailbox,
}) => {
  const id = await mailbox.postForId({ name: secret, message: secret });
  const other = await mailbox.postForId();
  // What the disk has when the process ends after it deleted the mail, and before anything else.
  const dataDir = join(await temporaryDirectory(), "crashed");
  await cp(mailbox.dataDir, dataDir, { recursive: true });
  await rm(join(dataDir, "inbox", `${id}.eml`));
  const failed = { channel: "mail", state: "failed", firstAt: 1, attempts: 1, nextAt: 1 };
  const line = JSON.stringify({ id, delivery: { ...failed, lastError: `550 ${secret}` } });
  await appendFile(join(dataDir, "journal.jsonl"), `${line}\n`);
  await writeFile(join(dataDir, "journal.jsonl.new"), `${line}\n`);

  const started = await startTestMailbox({ dataDir, relay: relayTo(9) });
  const left = await started.content();
  for (const trace of ["Marigold", "marigold", id]) expect(left).not.toContain(trace);
  expect(left).toContain(other);
});

it("a crash after a message was erased from the index leaves none of its words in the log", async ({
  mailbox,
}) => {
  const id = await mailbox.postForId({ name: secret, message: secret });
  const directory = await temporaryDirectory();
  const erased = join(directory, "erased");
  await cp(mailbox.dataDir, erased, { recursive: true });
  await rm(join(erased, "inbox", `${id}.eml`));
  const database = new DatabaseSync(join(erased, "index.sqlite"));
  database.exec("PRAGMA secure_delete = ON");
  messageIndex(database).remove([id]);
  // What the disk has when the process ends now.
  const dataDir = join(directory, "crashed");
  await cp(erased, dataDir, { recursive: true });
  database.close();
  const log = await readFile(join(dataDir, "index.sqlite-wal"), "latin1");
  expect(log).toContain("Marigold");

  const started = await startTestMailbox({ dataDir });
  expect(await started.content()).not.toContain("Marigold");
});
