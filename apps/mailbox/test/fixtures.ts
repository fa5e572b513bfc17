import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { afterEach } from "vitest";
import { type Mailbox, type MailboxOptions, startMailbox } from "../src/index.ts";

/** A submission every mailbox accepts. */
export const good = {
  access_key: "kolam-dev-general",
  name: "Asha Example",
  email: "asha@example.org",
  subject: "Contact Form: Web Development",
  message: "A new shop, please.\nBy spring.",
  from_name: "Kolam website",
  to_email: "hello@kolam.example.com",
};

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Registers something to undo after the test. */
export const afterwards = (cleanup: () => Promise<unknown>): void => {
  cleanups.push(cleanup);
};

/** An empty directory that lasts as long as the test. */
export async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "mailbox-test-"));
  afterwards(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A running mailbox on a free port with a fresh directory, no rate limit, closed after the test. */
export async function running(options: MailboxOptions = {}): Promise<Mailbox> {
  const mailbox = await startMailbox({
    host: "127.0.0.1",
    port: 0,
    dataDir: options.dataDir ?? (await directory()),
    ratePerMinute: 0,
    quiet: true,
    ...options,
  });
  afterwards(() => mailbox.close());
  return mailbox;
}

export type Fields = Readonly<Record<string, unknown>>;

export const postJson = (
  { url }: { url: string },
  fields: Fields = good,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/submit`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(fields),
  });

/** Posts a form as a browser without scripts does, unless `accept` says otherwise. */
export const postForm = (
  { url }: { url: string },
  body: URLSearchParams | FormData,
  accept = "text/html,application/xhtml+xml,*/*;q=0.8",
): Promise<Response> =>
  fetch(`${url}/submit`, { method: "POST", headers: { accept }, body, redirect: "manual" });

export const formData = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  return data;
};

/** Every mail on the disk of a folder, oldest first. */
export async function mails(dataDir: string, folder = "inbox"): Promise<Buffer[]> {
  const names = (await readdir(join(dataDir, folder))).sort();
  return Promise.all(names.map((name) => readFile(join(dataDir, folder, name))));
}

/** The only mail on the disk, read by an independent parser. */
export async function onlyMail(dataDir: string, folder = "inbox"): Promise<Email> {
  const all = await mails(dataDir, folder);
  if (all.length !== 1) throw new Error(`expected one mail, found ${all.length}`);
  return parse(all[0] ?? Buffer.alloc(0));
}

export const parse = (raw: Buffer): Promise<Email> => PostalMime.parse(raw);

/** Line ends as written, without the one a parser may add. */
export const plain = (text: string | undefined): string =>
  (text ?? "").replaceAll("\r\n", "\n").replace(/\n$/, "");

/** Number of files under a directory. */
export async function fileCount(dataDir: string): Promise<number> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Waits until something holds, at most `ms`. */
export async function until(holds: () => boolean | Promise<boolean>, ms = 8000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("waited in vain");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
