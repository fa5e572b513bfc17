/**
 * Times of a large mailbox: writes mails to an empty directory, starts a mailbox on it twice (the first
 * start builds the index), asks for pages of the inbox, and searches the index.
 *
 *   node bench/scale.ts [--messages 50000] [--keep]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { developmentKeys } from "../src/config.ts";
import type { Filter } from "../src/index/search.ts";
import { composeMail } from "../src/mail/compose-mail.ts";
import { messageIds, messageTime } from "../src/mail/message-id.ts";
import { openStore } from "../src/store/store.ts";
import { readSubmission } from "../src/submission/submission.ts";
import { english } from "../src/words.ts";
import { childEnv, killProcess, startProcess } from "./child.ts";

const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "50000" },
    keep: { type: "boolean", default: false },
  },
});
const messages = Number(values.messages);
const from = "mailbox@agency.example";
const year = 365 * 24 * 60 * 60 * 1000;

const names = ["Asha Rao", "Vikram Patil", "Meera Joshi", "Tom Baker", "Ines Costa", "आशा देशमुख"];
const subjects = [
  "Contact Form: Web Development",
  "Quote Request",
  "Job Application",
  "Newsletter",
];
const words =
  "shop website orders delivery catalogue budget spring launch photos redesign search booking payment invoice customers orchard bakery clinic school".split(
    " ",
  );
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** A text of 60 words. One in a hundred messages has the word "marigold". */
function textOf(at: number): string {
  const text = Array.from({ length: 60 }, (_, nth) => pick(words, at * 7 + nth * (1 + (at % 11))));
  return `${text.join(" ")}${at % 100 === 0 ? " marigold" : ""} number${at}`;
}

async function writeMails(dataDir: string): Promise<void> {
  let clock = Date.now() - year;
  const nextId = messageIds(0, () => {
    clock += year / messages;
    return Math.floor(clock);
  });
  for (const folder of ["inbox", "spam"]) mkdirSync(join(dataDir, folder));
  for (let at = 0; at < messages; at += 1) {
    const id = nextId();
    const spam = at % 20 === 19;
    const fields = {
      access_key: "development-general",
      submission_id: `bench-${at}`,
      name: pick(names, at),
      email: `sender${at % 9000}@example.org`,
      subject: pick(subjects, at >> 2),
      form: pick(["Website", "Quote form", "Careers form"], at >> 3),
      message: textOf(at),
      phone: `+91 ${9_000_000_000 + at}`,
      ...(spam ? { botcheck: "1" } : {}),
    };
    const posted = {
      kind: "json",
      fields: new Map(Object.entries(fields)),
      files: [],
      bytes: 0,
    } as const;
    const stamp = { id, receivedAt: new Date(messageTime(id)), from, words: english };
    const mail = await composeMail(readSubmission(posted, developmentKeys), stamp);
    writeFileSync(join(dataDir, spam ? "spam" : "inbox", `${id}.eml`), mail);
  }
}

const dataDir = await mkdtemp(join(tmpdir(), "mailbox-scale-"));
const env = childEnv({ DATA_DIR: dataDir, MAX_MESSAGES: "1000000", MAX_DISK_MB: "100000" });
console.log(`writing ${messages} mails to ${dataDir}`);
await writeMails(dataDir);

const starts: number[] = [];
/** Starts the mailbox as a process of its own and measures the time until it listens. */
async function timedStart() {
  const start = performance.now();
  const mailbox = await startProcess(env);
  starts.push(Math.round(performance.now() - start));
  return mailbox;
}

await killProcess((await timedStart()).child);
const { url, child } = await timedStart();

const round = (value = 0): number => Math.round(value * 10) / 10;

async function timed(work: () => unknown, repeat = 20): Promise<{ p50: number; max: number }> {
  const times: number[] = [];
  for (let at = 0; at < repeat; at += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: round(times[repeat >> 1]), max: round(times.at(-1)) };
}

async function page(path: string): Promise<string> {
  const response = await fetch(url + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
const timedPage = (path: string) => timed(() => page(path));

const list = await page("/mailbox");
const id = /\/mailbox\/(\d{8}-[^"?]+)"/.exec(list)?.[1] ?? "";
const lastPage = Math.floor((messages * 0.95) / 25);
const result = {
  messages,
  firstStartMs: starts[0],
  startMs: starts[1],
  indexMB: Math.round((await stat(join(dataDir, "index.sqlite"))).size / 1024 / 1024),
  ms: {
    list: await timedPage("/mailbox"),
    lastPage: await timedPage(`/mailbox?page=${lastPage}`),
    message: await timedPage(`/mailbox/${id}`),
    health: await timedPage("/health"),
  },
};
await killProcess(child);

const store = await openStore({
  dataDir,
  words: english,
  mailFrom: from,
  maxMessages: 1_000_000,
  maxBytes: 1e12,
});
/** Counts what a filter finds and reads the first page of it. */
async function timedSearch(words: string) {
  const filter: Filter = { folder: "inbox", words };
  let found = 0;
  const times = await timed(() => {
    found = store.found(filter);
    store.list(filter, 0, 25);
  });
  return { found, ...times };
}
const searchMs = {
  rareWord: await timedSearch("marigold"),
  commonWord: await timedSearch("shop"),
  twoWords: await timedSearch("asha marigold"),
  address: await timedSearch("sender4321@example.org"),
  form: await timedSearch("Careers form"),
};
await store.close();
console.log(JSON.stringify({ ...result, searchMs }, null, 2));
if (!values.keep) await rm(dataDir, { recursive: true });
