import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { type Mailbox, type MailboxOptions, startMailbox } from "../src/index.ts";
import { developmentKeys } from "../src/settings/access.ts";
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
    { kind: "json", fields: new Map(Object.entries(fields)), files: [], bytes: 0 },
    developmentKeys,
  );

/** Creates an empty directory and deletes it after the test. */
export async function temporaryDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "mailbox-test-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

type Headers = Record<string, string>;
type Fields = Readonly<Record<string, unknown>>;

/** Headers of a browser that posts a form by itself, and of a program that posts one. */
export const asBrowser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
export const asProgram = { accept: "application/json" };

/**
 * The fields of a valid submission with others over them, as a browser encodes them; undefined
 * leaves one out.
 */
export function formData(fields: Fields = {}): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries({ ...validFields, ...fields })) {
    if (value !== undefined) data.append(key, String(value));
  }
  return data;
}
/** The same, URL-encoded. */
export const urlencoded = (fields: Fields = {}): URLSearchParams =>
  new URLSearchParams([...formData(fields)] as [string, string][]);

/** The id in the answer to a submission. */
export const idOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { id: string }).id;

/** What visitors and staff ask of a running mailbox. */
export function clientOf({ url }: { url: string }) {
  const get = (path: string, headers: Headers = {}) => fetch(url + path, { headers });
  const client = {
    get,
    /** The text of a page. */
    page: async (path: string): Promise<string> => (await get(path)).text(),
    /** Posts a body unchanged. */
    send: (body: NonNullable<RequestInit["body"]>, headers: Headers = asBrowser) =>
      fetch(`${url}/submit`, { method: "POST", headers, body, redirect: "manual" }),
    /** Posts the fields of a valid submission, with others over them, as JSON. */
    post: (fields: Fields = {}, headers: Headers = {}) =>
      client.send(JSON.stringify({ ...validFields, ...fields }), {
        "content-type": "application/json",
        ...headers,
      }),
    /** The same, and returns the id of its message. */
    async postForId(fields: Fields = {}): Promise<string> {
      const response = await client.post(fields);
      expect(response.status).toBe(200);
      return idOf(response);
    },
    /** Posts a decision to a page of the inbox. */
    decide: (path: string, body?: URLSearchParams, headers: Headers = {}) =>
      fetch(`${url}/mailbox${path}`, {
        method: "POST",
        headers,
        body: body ?? null,
        redirect: "manual",
      }),
  };
  return client;
}

/** The files in a directory and below it. */
async function filesIn(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

/** The contents of a mailbox's data directory. */
const directoryOf = ({ dataDir }: Mailbox) => {
  const mails = async (folder = "inbox") => {
    const paths = await filesIn(join(dataDir, folder));
    return Promise.all(paths.map((path) => readFile(path)));
  };
  return {
    /** All mails of a folder, oldest first. */
    mails,
    /** The only mail in the inbox, as an independent parser reads it. */
    async onlyMail(): Promise<Email> {
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      return parseMail(mail ?? "");
    },
    /** Number of mails, also of those that are not complete. */
    countMails: async () => (await filesIn(dataDir)).filter((path) => path.includes(".eml")).length,
    /** Everything as one text. */
    content: async () =>
      (await Promise.all((await filesIn(dataDir)).map((path) => readFile(path, "latin1")))).join(),
  };
};

export type TestMailbox = Mailbox &
  ReturnType<typeof clientOf> &
  ReturnType<typeof directoryOf> & {
    /** The numbers of messages in the inbox and in the spam folder. */
    counts(): number[];
    /** Expects that a post was refused with a status and a reason, and that nothing was stored. */
    refuses(answer: Response, status: number, why: RegExp): Promise<void>;
    /** Stops it, and starts another one in its directory. */
    restart(changes?: MailboxOptions): Promise<TestMailbox>;
  };

/**
 * Starts a mailbox on a free port, with an empty directory and no rate limit, until the test ends.
 */
export async function startTestMailbox(options: MailboxOptions = {}): Promise<TestMailbox> {
  if (options.dataDir === readConfig({}).dataDir) {
    throw new Error("A test must not write into the inbox of this checkout: set DATA_DIR.");
  }
  const mailbox = await startMailbox({
    host: "127.0.0.1",
    port: 0,
    dataDir: options.dataDir ?? (await temporaryDirectory()),
    ratePerMinute: 0,
    quiet: true,
    ...options,
  });
  onTestFinished(() => mailbox.close());
  return {
    ...mailbox,
    ...clientOf(mailbox),
    ...directoryOf(mailbox),
    counts: () => [mailbox.count("inbox"), mailbox.count("spam")],
    async refuses(answer, status, why) {
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
      const message = expect.stringMatching(why);
      expect(await answer.json()).toMatchObject({ success: false, message });
      expect(mailbox.count()).toBe(0);
    },
    async restart(changes) {
      await mailbox.close();
      return startTestMailbox({ ...options, dataDir: mailbox.dataDir, ...changes });
    },
  };
}

/** A test with a mailbox of the default settings. */
export const it = test.extend("mailbox", () => startTestMailbox());

/** Quotas that refuse nothing. */
export const noQuota = { messages: 0, bytes: 0 };

export const parseMail = (raw: Buffer | string): Promise<Email> => PostalMime.parse(raw);

/** Converts line ends to `\n` and drops a final one, which a parser may add. */
export const normalizeLines = (text: string | undefined): string =>
  (text ?? "").replaceAll("\r\n", "\n").replace(/\n$/, "");

/** Waits until something is true, longer than any delivery takes on a busy machine. */
export const until = (condition: () => boolean | Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 10 });

/** The header that carries the password of the inbox. */
export const basic = (password: string): Headers => ({
  authorization: `Basic ${Buffer.from(`me:${password}`).toString("base64")}`,
});

type Port = { port: number };

/**
 * Asks for a path exactly as it is written, with exactly these headers; fetch would change both.
 */
export async function ask({ port }: Port, path: string, headers: Headers = {}, method = "GET") {
  const sent = request({ host: "127.0.0.1", port, path, headers, method }).end();
  const [response] = await once(sent, "response");
  const { statusCode: status, headers: received } = response;
  return { status, body: await text(response), headers: received as IncomingHttpHeaders };
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

/** Starts a fake of another service, until the test ends. `answer` gets the number of the call. */
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
