import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { expect, onTestFinished, test, vi } from "vitest";
import { developmentKeys } from "../src/config.ts";
import { type Mailbox, type MailboxOptions, startMailbox } from "../src/index.ts";
import { readSubmission } from "../src/submission/submission.ts";

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

/** The headers of its mail. */
export const mailHeaders = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-form-key",
  "x-form-name",
  "x-form-to-email",
  "x-submission-digest",
];

/** What the mailbox makes of the fields of a submission. */
export const submissionOf = (fields: Readonly<Record<string, string>>) =>
  readSubmission(
    { kind: "json", fields: new Map(Object.entries(fields)), files: [] },
    developmentKeys,
  );

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

/** A test with a mailbox of the default settings. */
export const it = test.extend("mailbox", () => startTestMailbox());

/** Quotas that refuse nothing. */
export const noQuota = { messages: 0, bytes: 0 };

type Server = { url: string };
type Port = { port: number };

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

/** Posts a body as it is. Without a type, the request says none. */
export const post = (
  { url }: Server,
  type: string | undefined,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Response> =>
  fetch(`${url}/submit`, {
    method: "POST",
    headers: {
      accept: "application/json",
      ...(type === undefined ? {} : { "content-type": type }),
    },
    body,
  });

/** The id in the answer to a submission. */
export const idOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { id: string }).id;

/** Posts a valid submission and returns the id of its message. */
export async function postForId(
  server: Server,
  fields?: Readonly<Record<string, unknown>>,
): Promise<string> {
  const response = await postJson(server, fields);
  expect(response.status).toBe(200);
  return idOf(response);
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

/** Everything in a directory, as one text. */
export async function contentOf(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), "latin1"));
  return (await Promise.all(texts)).join();
}

/** The text of a page. */
export const pageText = async ({ url }: Server, path: string): Promise<string> =>
  (await fetch(url + path)).text();

/** Waits until something is true, longer than any delivery takes. */
export const until = (condition: () => boolean | Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(condition, { timeout: 8000, interval: 10 });

/** The header that carries the password of the inbox. */
export const basic = (password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`me:${password}`).toString("base64")}`,
});

/** Asks for a path exactly as it is written, with exactly these headers; fetch would change both. */
export async function ask(
  { port }: Port,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number; body: string; headers: IncomingHttpHeaders }> {
  const sent = request({ host: "127.0.0.1", port, path, headers, method }).end();
  const [response] = await once(sent, "response");
  return { status: response.statusCode, body: await text(response), headers: response.headers };
}

/** A connection that has sent a text, and what it receives. It is closed when the test ends. */
export type Connection = { socket: Socket; reply: string; closed: Promise<unknown> };

/** Opens a connection and sends a text, which may be the beginning of a request only. */
export function sendText({ port }: Port, sent: string, localAddress = "127.0.0.1"): Connection {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const connection = { socket, reply: "", closed };
  onTestFinished(() => void socket.destroy());
  // The server may close the connection at any time.
  socket.on("error", () => {});
  socket.on("data", (data) => {
    connection.reply += data.toString();
  });
  socket.write(sent);
  return connection;
}

/** The head of a post whose body never arrives. */
export const postHead = (type = "application/json", more = "Content-Length: 99"): string =>
  `POST /submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;

type Call = { headers: IncomingHttpHeaders; body: string };

/** Starts a stand-in for another service, until the test ends. `answer` gets the number of the call. */
export async function startService(answer: (response: ServerResponse, nth: number) => void) {
  const calls: Call[] = [];
  const server = createServer(async (incoming, response) => {
    calls.push({ headers: incoming.headers, body: await text(incoming) });
    answer(response, calls.length - 1);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
