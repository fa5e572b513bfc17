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
const bounded = (name: keyof typeof values, max: number): number => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0 && number <= max) return number;
  console.error(`--${name} must be a whole number from 0 to ${max}.`);
  process.exit(2);
};
const seconds = bounded("seconds", 600);
const senders = bounded("senders", 500);
const kills = bounded("kills", 100);

/** How long senders go on retrying their current message when the time is up. */
const graceMs = 30_000;
const requestTimeoutMs = 10_000;

/** What was sent as each acknowledged message. */
const acknowledged = new Map<string, { submissionId: string; text: string }>();
const counts = { attempts: 0, retries: 0, kills: 0, unanswered: 0, wrongIds: 0 };
const latencies: number[] = [];

const scripts = ["The quick brown fox. ", "नमस्ते दुनिया। ", "🎉👩🏽‍💻 ", "=3D\r\n.\r\n--x "];

/** A message of 20 to 20,000 characters. */
function newMessage(sender: number, nth: number): string {
  const size = Math.floor(20 * 1000 ** Math.random());
  const script = scripts[nth % scripts.length] ?? "";
  const body = `${sender}/${nth} ${script.repeat(Math.ceil(size / script.length)).slice(0, size)}|`;
  return body.replace(/[\ud800-\udbff](?![\udc00-\udfff])/g, "").replace(/\r\n?/g, "\n");
}

/** The fields in one of the three content types. */
function bodyOf(fields: Record<string, string>, nth: number): NonNullable<RequestInit["body"]> {
  if (nth % 3 === 1) return new URLSearchParams(fields);
  if (nth % 3 === 0) return new Blob([JSON.stringify(fields)], { type: "application/json" });
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return form;
}

/** Sends a message once. Fails if the server was killed: the sender cannot know whether it stored the message. */
async function send(url: string, body: NonNullable<RequestInit["body"]>): Promise<string> {
  const headers = { accept: "application/json" };
  const signal = AbortSignal.timeout(requestTimeoutMs);
  const response = await fetch(`${url}/submit`, { method: "POST", headers, body, signal });
  const answer = (await response.json()) as { success: boolean; id: string };
  if (response.ok && answer.success) return answer.id;
  console.error(`unexpected response ${response.status}: ${JSON.stringify(answer)}`);
  throw new Error("refused");
}

/** Sends a message until it is acknowledged or the grace period ends, always with the same submission_id. */
async function deliver(url: string, sender: number, nth: number, end: number): Promise<void> {
  const text = newMessage(sender, nth);
  const submissionId = randomUUID();
  const fields = {
    access_key: "development-general",
    name: `Sender ${sender}`,
    email: `sender${sender}@example.org`,
    subject: `Load ${sender}/${nth}`,
    message: text,
    submission_id: submissionId,
  };
  for (let attempt = 0; Date.now() < end + graceMs; attempt += 1) {
    counts.attempts += 1;
    if (attempt > 0) counts.retries += 1;
    const start = performance.now();
    const id = await send(url, bodyOf(fields, nth)).catch(() => undefined);
    if (id !== undefined) {
      latencies.push(performance.now() - start);
      if (acknowledged.has(id)) counts.wrongIds += 1;
      acknowledged.set(id, { submissionId, text });
      return;
    }
    await pause(20 + Math.random() * 180);
  }
  counts.unanswered += 1;
}

async function sender(url: string, number: number, end: number): Promise<void> {
  for (let nth = 0; Date.now() < end; nth += 1) await deliver(url, number, nth, end);
}

/** Checks the files on the disk with an independent MIME parser. */
async function verify(dataDir: string) {
  const found = { files: 0, damaged: 0, doubled: 0, unacknowledged: 0 };
  const submissions = new Set<string>();
  const missing = new Set(acknowledged.keys());
  for (const name of await readdir(join(dataDir, "inbox"))) {
    found.files += 1;
    const id = name.replace(/\.eml$/, "");
    const mail = await PostalMime.parse(await readFile(join(dataDir, "inbox", name)));
    const submissionId = mail.headers.find(({ key }) => key === "x-submission-id")?.value ?? "";
    if (submissions.has(submissionId)) found.doubled += 1;
    submissions.add(submissionId);
    missing.delete(id);
    const sent = acknowledged.get(id);
    // The parser may add a final line break. The messages themselves end with "|".
    const text = (mail.text ?? "").replaceAll("\r\n", "\n").replace(/\n$/, "");
    if (!sent) found.unacknowledged += 1;
    const isWhole = sent
      ? sent.submissionId === submissionId && sent.text === text
      : text.endsWith("|");
    if (!isWhole) found.damaged += 1;
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
const killTimes = Array.from({ length: kills }, () => start + Math.random() * seconds * 950);
killTimes.sort((a, b) => a - b);
console.log(`${senders} senders, ${seconds} s, ${kills} kills, ${mailbox.url}, ${dataDir}`);

const restarts = (async () => {
  const restartMs: number[] = [];
  for (const at of killTimes) {
    await pause(Math.max(0, at - Date.now()));
    await killProcess(mailbox.child);
    counts.kills += 1;
    const down = performance.now();
    mailbox = await startProcess(env);
    restartMs.push(performance.now() - down);
  }
  return restartMs;
})();
await Promise.all(Array.from({ length: senders }, (_, at) => sender(mailbox.url, at, end)));
const restartMs = await restarts;
const took = (Date.now() - start) / 1000;
await killProcess(mailbox.child);

const result = await verify(dataDir);
latencies.sort((a, b) => a - b);
const quantile = (q: number): number =>
  Math.round(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * q))] ?? 0);
const report = {
  seconds: Math.round(took),
  acknowledged: acknowledged.size,
  perSecond: Math.round(acknowledged.size / took),
  ...counts,
  onDisk: result,
  responseMs: { p50: quantile(0.5), p95: quantile(0.95), max: quantile(1) },
  longestRestartMs: Math.round(Math.max(0, ...restartMs)),
};
console.log(JSON.stringify(report, null, 2));
const good =
  result.missing + result.doubled + result.damaged + counts.wrongIds + counts.unanswered === 0 &&
  result.files === acknowledged.size;
if (good) {
  await rm(dataDir, { recursive: true });
  console.log("Every acknowledged message is on the disk exactly once. None is damaged.");
} else {
  console.error(`FAILED. The files are kept in ${dataDir}.`);
  process.exitCode = 1;
}
