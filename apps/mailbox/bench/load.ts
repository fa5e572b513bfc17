/**
 * Load and crash test. Concurrent senders post on loopback while the mailbox is killed (SIGKILL) and
 * restarted at random moments. Afterwards every acknowledged message must be on the disk exactly once
 * and undamaged; otherwise the exit code is 1.
 *
 *   node bench/load.ts [--seconds 60] [--senders 50] [--kills 10]
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import PostalMime from "postal-mime";
import { childEnv, killProcess, type MailboxProcess, startProcess } from "./child.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    senders: { type: "string", default: "50" },
    kills: { type: "string", default: "10" },
  },
});
const [seconds, senders, kills] = [values.seconds, values.senders, values.kills].map(Number) as [
  number,
  number,
  number,
];

/** How long senders go on retrying their current message when the time is up. */
const graceMs = 30_000;

/** What was sent as each acknowledged message, by its id. */
const acknowledged = new Map<string, string>();
const counts = { attempts: 0, unanswered: 0, wrongIds: 0 };
const latencies: number[] = [];

const scripts = ["The quick brown fox. ", "नमस्ते दुनिया। ", "🎉👩🏽‍💻 ", "=3D\n.\n--x "];

/** A message of about 20 to 20,000 characters, which ends with "|". */
function newMessage(nth: number): string {
  const script = scripts[nth % scripts.length] ?? "";
  return `${randomUUID()} ${script.repeat(1 + 1000 ** Math.random())}|`;
}

/** Sends a message once. Fails if the server was killed: the sender cannot know whether it stored the message. */
async function send(url: string, body: URLSearchParams): Promise<string> {
  const headers = { accept: "application/json" };
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${url}/submit`, { method: "POST", headers, body, signal });
  const answer = (await response.json()) as { success: boolean; id: string };
  if (response.ok && answer.success) return answer.id;
  throw new Error(`unexpected response ${response.status}: ${JSON.stringify(answer)}`);
}

/** Sends a message until it is acknowledged or the grace period ends, always with the same submission_id. */
async function deliver(url: string, nth: number, end: number): Promise<void> {
  const message = newMessage(nth);
  const fields = new URLSearchParams({
    access_key: "development-general",
    name: "A sender",
    email: "sender@example.org",
    subject: `Load ${nth}`,
    message,
    submission_id: message.slice(0, 36),
  });
  while (Date.now() < end + graceMs) {
    counts.attempts += 1;
    const start = performance.now();
    const id = await send(url, fields).catch(() => undefined);
    if (id !== undefined) {
      latencies.push(performance.now() - start);
      if (acknowledged.has(id)) counts.wrongIds += 1;
      acknowledged.set(id, message);
      return;
    }
    await pause(20 + Math.random() * 180);
  }
  counts.unanswered += 1;
}

async function sender(url: string, end: number): Promise<void> {
  for (let nth = 0; Date.now() < end; nth += 1) await deliver(url, nth, end);
}

/** Checks the files on the disk with an independent MIME parser. */
async function verify(dataDir: string) {
  const found = { files: 0, damaged: 0, doubled: 0 };
  const submissions = new Set<string>();
  const missing = new Set(acknowledged.keys());
  for (const name of await readdir(join(dataDir, "inbox"))) {
    found.files += 1;
    const mail = await PostalMime.parse(await readFile(join(dataDir, "inbox", name)));
    // The parser may add a final line break.
    const text = (mail.text ?? "").replaceAll("\r\n", "\n").replace(/\n$/, "");
    const id = name.replace(/\.eml$/, "");
    if (submissions.has(text.slice(0, 36))) found.doubled += 1;
    submissions.add(text.slice(0, 36));
    missing.delete(id);
    if (text !== (acknowledged.get(id) ?? text) || !text.endsWith("|")) found.damaged += 1;
  }
  return { ...found, missing: missing.size };
}

const dataDir = await mkdtemp(join(tmpdir(), "mailbox-load-"));
const env = childEnv({ DATA_DIR: dataDir, MAX_MESSAGES: "1000000", MAX_DISK_MB: "100000" });

let mailbox: MailboxProcess = await startProcess(env);
// Every restart uses the port of the first start, so that the address stays the same.
env.MAILBOX_PORT = new URL(mailbox.url).port;
const start = Date.now();
const end = start + seconds * 1000;
console.log(`${senders} senders, ${seconds} s, ${kills} kills, ${mailbox.url}, ${dataDir}`);

const restarts = (async () => {
  for (let nth = 0; nth < kills; nth += 1) {
    await pause((Math.random() * (seconds * 1900)) / kills);
    await killProcess(mailbox.child);
    mailbox = await startProcess(env);
  }
})();
await Promise.all(Array.from({ length: senders }, () => sender(mailbox.url, end)));
await restarts;
await killProcess(mailbox.child);

const onDisk = await verify(dataDir);
latencies.sort((a, b) => a - b);
const [p50, p95, max] = [0.5, 0.95, 1].map((q) =>
  Math.round(latencies[Math.ceil(latencies.length * q) - 1] ?? 0),
);
const report = {
  acknowledged: acknowledged.size,
  ...counts,
  onDisk,
  responseMs: { p50, p95, max },
};
console.log(JSON.stringify(report, null, 2));
const { missing, doubled, damaged, files } = onDisk;
const faults = missing + doubled + damaged + counts.wrongIds + counts.unanswered;
if (faults === 0 && files === acknowledged.size) {
  await rm(dataDir, { recursive: true });
  console.log("Every acknowledged message is on the disk exactly once. None is damaged.");
} else {
  console.error(`FAILED. The files are kept in ${dataDir}.`);
  process.exitCode = 1;
}
