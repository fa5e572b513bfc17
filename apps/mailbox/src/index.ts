import { mkdir, realpath } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Config, readConfig } from "./config.ts";
import { rateLimit } from "./http/rate-limit.ts";
import { jsonReply, send } from "./http/reply.ts";
import { type Context, route } from "./http/router.ts";
import { type Mail, readMail } from "./mail/read-mail.ts";
import { dropOrphans, Relay } from "./relay/relay.ts";
import { RelayQueue } from "./relay/relay-queue.ts";
import { lockDirectory } from "./store/lock.ts";
import { type Entry, type Folder, folders, Store } from "./store/store.ts";

export { type Config, ConfigError, developmentKeys, type RelayConfig } from "./config.ts";
export { LockedError } from "./store/lock.ts";
export type { Entry, Folder } from "./store/store.ts";

/** Settings laid over those of the environment. */
export type MailboxOptions = Partial<Config> & {
  /** Writes nothing to the console. */
  quiet?: boolean;
};

/** A stored message with its decoded headers and text. */
export type StoredMessage = Entry & Mail;

export type Mailbox = {
  /** Origin it answers at, without a trailing slash. */
  url: string;
  port: number;
  dataDir: string;
  /** Number of stored messages, in one folder or in both. */
  count(folder?: Folder): number;
  /** All stored messages, inbox before spam, newest first. */
  messages(): Promise<StoredMessage[]>;
  /** Ends open requests, then the server; queued relays go on at the next start. */
  close(): Promise<void>;
};

const maxConnections = 1024;
const closeGraceMs = 5000;
/** Wrong inbox passwords per minute and address. */
const passwordsPerMinute = 10;

const isLoopback = (host: string): boolean => /^(127\.|::1$|localhost$)/.test(host);

/** The port is taken; the message says what to do. */
export class PortInUseError extends Error {
  override name = "PortInUseError";
}

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} on ${host} is in use. Stop the program that uses it, or set MAILBOX_PORT to a free port (0 takes any).`;
      reject(error.code === "EADDRINUSE" ? new PortInUseError(taken) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function httpServer(context: Context): Server {
  const { config, log } = context;
  const server = createServer(
    {
      connectionsCheckingInterval: Math.max(100, Math.min(5000, config.headersTimeoutMs / 4)),
      headersTimeout: config.headersTimeoutMs,
      requestTimeout: config.requestTimeoutMs,
      keepAliveTimeout: 5000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      // A client that goes away is not an error of ours.
      request.on("error", () => {});
      response.on("error", () => {});
      route(context, request)
        .catch((error: unknown) => {
          log(`request failed: ${error instanceof Error ? error.message : String(error)}`);
          return jsonReply(500, { success: false, message: "Something went wrong here." });
        })
        .then((reply) => send(request, response, reply));
    },
  );
  server.setTimeout(config.idleTimeoutMs);
  server.maxConnections = maxConnections;
  server.maxHeadersCount = 100;
  return server;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), closeGraceMs);
    // A connection kept alive after its last answer would otherwise hold the end up.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Starts a mailbox.
 * @throws ConfigError a setting cannot be used
 * @throws PortInUseError the port is taken
 * @throws LockedError another process uses the data directory
 */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const { quiet = false, ...overrides } = options;
  const config = readConfig(process.env, overrides);
  const log = quiet ? () => {} : (line: string) => console.error(`mailbox: ${line}`);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(await realpath(config.dataDir));
  let relay: Relay | undefined;
  try {
    const store = await Store.open(config);
    const queue = config.relay && (await RelayQueue.open(config.dataDir));
    if (queue && config.relay) {
      await dropOrphans(queue, (id) => store.get(id) !== undefined);
      const read = (id: string) => store.read(id);
      relay = new Relay({ config: config.relay, queue, mailFrom: config.mailFrom, read, log });
      store.outbox = relay;
    }
    const server = httpServer({
      config,
      store,
      queue,
      limit: rateLimit(config.ratePerMinute),
      limitPasswords: rateLimit(passwordsPerMinute),
      log,
    });
    const port = await listen(server, config);
    relay?.wake();
    if (config.inboxToken === undefined && !isLoopback(config.host)) {
      log("warning: the inbox has no password and the network can reach it. Set INBOX_TOKEN.");
    }
    const host = config.host.includes(":") ? `[${config.host}]` : config.host;
    let closing: Promise<void> | undefined;
    return {
      url: `http://${host}:${port}`,
      port,
      dataDir: config.dataDir,
      count: (folder) => store.count(folder),
      messages: () => readAll(store),
      close: () => {
        closing ??= (async () => {
          await closeServer(server);
          await relay?.close(closeGraceMs);
          await unlock();
        })();
        return closing;
      },
    };
  } catch (error) {
    await relay?.close(0);
    await unlock();
    throw error;
  }
}

async function readAll(store: Store): Promise<StoredMessage[]> {
  const all: StoredMessage[] = [];
  for (const folder of folders) {
    for (const entry of store.page(folder, 0, store.count(folder))) {
      const raw = await store.read(entry.id);
      if (raw) all.push({ ...entry, ...readMail(raw) });
    }
  }
  return all;
}
