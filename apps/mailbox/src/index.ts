import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { type Config, readConfig } from "./config.ts";
import { StartError } from "./errors.ts";
import { isProtected } from "./http/access.ts";
import { proxyWatch } from "./http/proxy-watch.ts";
import { closeServer, httpServer, listen } from "./http/server.ts";
import { type Entry, folders } from "./index/entry.ts";
import { isLimited } from "./index/terms.ts";
import { createLimits } from "./limits/limits.ts";
import { type Refusals, refusals } from "./limits/refusals.ts";
import { isLoopback } from "./loopback.ts";
import { type Mail, readMail } from "./mail/read-mail.ts";
import { leftForm, openNewsletter } from "./newsletter/newsletter.ts";
import { startRelay } from "./relay/relay.ts";
import { smtpCarrier } from "./relay/smtp.ts";
import { webhookCarrier } from "./relay/webhook.ts";
import { openVisitorReports } from "./reports/visitor-reports.ts";
import type { AuditConfig } from "./settings/audit.ts";
import { mayBeRead } from "./smtp-url.ts";
import { diskProblem } from "./store/disk-error.ts";
import { lockDirectory } from "./store/lock.ts";
import { openReaders } from "./store/readers.ts";
import { startRetention } from "./store/retention.ts";
import { openStore, type Store } from "./store/store.ts";
import { repeatedTexts } from "./submission/spam.ts";
import { headerText } from "./submission/text.ts";

export type { Config } from "./config.ts";
export { StartError } from "./errors.ts";
export type { Entry, Folder } from "./index/entry.ts";
export type { Colours, Look } from "./look.ts";
export { developmentKeys } from "./settings/access.ts";
export type { AuditConfig } from "./settings/audit.ts";
export type { RelayConfig, WebhookConfig } from "./settings/deliveries.ts";
export { english, type Words } from "./words.ts";

/** Settings that take precedence over the environment. */
export type MailboxOptions = Partial<Config> & {
  /** Turns off the log. */
  quiet?: boolean;
};

/** A stored message with its decoded headers and its text. */
export type StoredMessage = Entry & Omit<Mail, "to">;

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

const closeGraceMs = 5000;
const dayMs = 24 * 60 * 60 * 1000;
/** Longest line of the log, in characters. */
const maxLogLine = 1000;

/** The number of days for which the staff see who has unsubscribed. */
const leftDays = 30;

/** Who has left the newsletter is not kept for longer than it takes to heed it. */
const withTerms = (config: Config): Config =>
  config.newsletter
    ? { ...config, keptDays: { [leftForm(config.newsletter)]: leftDays, ...config.keptDays } }
    : config;

/** Says in one sentence why a mailbox cannot start if its disk cannot be written to. */
function startErrorOf(error: unknown, { dataDir }: Config): unknown {
  const problem = diskProblem(error);
  if (problem === undefined) return error;
  const why = problem === "full" ? "is full" : "cannot be written to";
  return new StartError(`The disk of ${dataDir} ${why}: ${(error as Error).message}.`);
}

/**
 * Starts a mailbox.
 * @throws StartError if a setting is invalid, the port in use, the data directory used by another
 *   process, or its disk read-only
 */
export async function startMailbox(options: MailboxOptions = {}) {
  const { quiet = false, ...overrides } = options;
  const config = withTerms(readConfig(process.env, overrides));
  // Some lines quote other servers: that must not look like a line of ours, or control a terminal.
  const log = quiet
    ? () => {}
    : (line: string) => console.error(`mailbox: ${headerText(line, maxLogLine)}`);
  /** What to stop, the last one first. */
  const stops: (() => void | Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (let next = stops.pop(); next; next = stops.pop()) await next();
  };
  const { relay, webhook, mailFrom } = config;
  const carriers = [
    ...(relay ? [smtpCarrier(relay, mailFrom)] : []),
    ...(webhook ? [webhookCarrier(webhook)] : []),
  ];
  const openDirectory = async (): Promise<Store> => {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    stops.push(lockDirectory(await realpath(config.dataDir)));
    const channels = carriers.map(({ channel }) => channel);
    return openStore({ ...config, channels, log });
  };
  /** Does what needs the disk. */
  const onDisk = async <T>(work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw startErrorOf(error, config);
    }
  };
  try {
    const store = await onDisk(openDirectory);
    stops.push(() => store.close());
    const retention = isLimited({ forms: config.keptDays, others: config.retentionDays })
      ? startRetention(store, config, log)
      : undefined;
    if (relay && mayBeRead(relay.url)) {
      log(
        "warning: SMTP_URL lets mail travel in the clear where the relay offers no TLS. Add ?requireTLS=1, or use smtps://.",
      );
    }
    if (config.alsoTo !== undefined && config.alsoTo.length > 0 !== (webhook !== undefined)) {
      log(
        webhook
          ? "warning: WEBHOOK_URL gives each message to somebody whom the site's privacy policy does not name. Name them in alsoTo of facts/law.ts."
          : `warning: the site's privacy policy says that each message also goes to ${config.alsoTo.join(", ")}, but WEBHOOK_URL is not set.`,
      );
    }
    if (config.retentionDays === 0) {
      const endless = store.formNames().filter((form) => !Object.hasOwn(config.keptDays, form));
      for (const form of endless) {
        log(`warning: nothing says for how long messages of “${form}” are kept. Set MAILBOX_KEPT.`);
      }
    }
    if (retention) stops.push(retention.stop);
    const relays = carriers.map((carrier) => startRelay(store, carrier, log));
    stops.push(async () => {
      await Promise.all(relays.map((relay) => relay.close(closeGraceMs)));
    });
    store.onQueued = () => {
      for (const relay of relays) relay.wake();
    };
    const { newsletter: asked } = config;
    const newsletter = asked && (await onDisk(() => openNewsletter(asked, { store, config, log })));
    if (newsletter) stops.push(() => newsletter.close());
    const refused = refusals(log);
    stops.push(() => refused.close());
    const reports = config.takesReports
      ? openVisitorReports(join(config.dataDir, "reports.json"), log)
      : undefined;
    stops.push(async () => reports?.tally.close());
    const audits = config.audit && (await auditsOf(config, config.audit, refused, log));
    if (audits) stops.push(audits.close);
    const server = httpServer({
      config,
      store,
      retention,
      newsletter,
      readers: openReaders(config.dataDir, log),
      limits: createLimits(config, store.usageSince(Date.now() - dayMs)),
      refusals: refused,
      proxyWatch: proxyWatch(config, log),
      audit: audits?.answer,
      repeated: repeatedTexts(),
      answers: new Map(),
      reports,
      log,
    });
    const port = await listen(server, config);
    stops.push(() => closeServer(server, closeGraceMs));
    store.onQueued();
    if (!isProtected(config) && (!isLoopback(config.host) || config.trustProxy > 0)) {
      log("warning: the inbox has no password and stays closed. Set INBOX_TOKEN.");
    }
    const host = config.host.includes(":") ? `[${config.host}]` : config.host;
    let closing: Promise<void> | undefined;
    return {
      /** The origin of the server, without a trailing slash. */
      url: `http://${host}:${port}`,
      port,
      dataDir: config.dataDir,
      /** Number of stored messages, in one folder or in both. */
      count: store.count,
      /** All stored messages: the inbox, then spam, each newest first. */
      messages: () => readAll(store),
      /**
       * Finishes open requests and stops the server. Queued deliveries continue at the next start.
       */
      close: (): Promise<void> => {
        closing ??= stop();
        return closing;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What fetches pages is loaded only where it is switched on. */
async function auditsOf(
  config: Config,
  settings: AuditConfig,
  refused: Refusals,
  log: (line: string) => void,
) {
  const { auditService } = await import("./audit/audit.ts");
  return auditService({ config, settings, refusals: refused, log });
}

async function readAll(store: Store): Promise<StoredMessage[]> {
  const all: StoredMessage[] = [];
  for (const folder of folders) {
    for (const entry of store.list({ folder }, 0, store.count(folder))) {
      const raw = await store.read(entry.id);
      if (raw) all.push({ ...readMail(raw), ...entry });
    }
  }
  return all;
}
