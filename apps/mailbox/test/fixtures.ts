import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect, onTestFinished } from "vitest";
import { type Mailbox, type MailboxOptions, startMailbox } from "../src/index.ts";

/** The fields of a valid submission. */
export const validFields = {
  access_key: "development-general",
  name: "Asha Example",
  email: "asha@example.org",
  subject: "Contact Form: Web Development",
  message: "A new shop, please.\nBy spring.",
  from_name: "Agency website",
  to_email: "hello@agency.example",
};

/** Creates an empty directory and deletes it after the test. */
export async function temporaryDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "mailbox-test-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Starts a mailbox on a free port, with an empty directory and no rate limit, until the test ends. */
export async function startTestMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const mailbox = await startMailbox({
    host: "127.0.0.1",
    port: 0,
    dataDir: options.dataDir ?? (await temporaryDirectory()),
    ratePerMinute: 0,
    quiet: true,
    ...options,
  });
  onTestFinished(() => mailbox.close());
  return mailbox;
}

type Server = { url: string };

export const postJson = (
  { url }: Server,
  fields: Readonly<Record<string, unknown>> = validFields,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/submit`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(fields),
  });

/** Posts a valid submission and returns the id of its message. */
export async function postForId(
  server: Server,
  fields?: Readonly<Record<string, unknown>>,
): Promise<string> {
  const response = await postJson(server, fields);
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

/** Posts a form as a browser does without scripts. `accept` can turn it into a script's request. */
export const postForm = (
  { url }: Server,
  body: URLSearchParams | FormData,
  accept = "text/html,application/xhtml+xml,*/*;q=0.8",
): Promise<Response> =>
  fetch(`${url}/submit`, { method: "POST", headers: { accept }, body, redirect: "manual" });

export const formData = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  return data;
};

/** All mails of a folder on disk, oldest first. */
export async function storedMails(dataDir: string, folder = "inbox"): Promise<Buffer[]> {
  const names = (await readdir(join(dataDir, folder))).sort();
  return Promise.all(names.map((name) => readFile(join(dataDir, folder, name))));
}

/** Parses the only mail in the inbox with an independent parser. */
export async function onlyMail(dataDir: string): Promise<Email> {
  const mails = await storedMails(dataDir);
  expect(mails).toHaveLength(1);
  return parseMail(mails[0] ?? "");
}

export const parseMail = (raw: Buffer | string): Promise<Email> => PostalMime.parse(raw);

/** Converts line ends to `\n` and drops a final one, which a parser may add. */
export const normalizeLines = (text: string | undefined): string =>
  (text ?? "").replaceAll("\r\n", "\n").replace(/\n$/, "");

/** Number of mails in a data directory, also of those that are not complete. */
export async function countMails(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name.includes(".eml")).length;
}
