import { type ChildProcess, fork } from "node:child_process";
import type { AuditConfig } from "../settings/audit.ts";
import type { FetchAnswer, FetchOrder } from "./messages.ts";

/** Megabytes of objects. Pages come beside that, 2 MB each. */
const MAX_HEAP = 128;
/** Milliseconds after which the process hangs: it gives up a fetch after ten seconds itself. */
const MAX_TIME = 60_000;

/** Reads its own code, and can neither write a file nor start a program. */
const permissions = ["--permission", "--allow-fs-read=*"];
/** Newer versions of Node ask for this too. */
const mayConnect = ["--allow-net"].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag));

/**
 * Without the mailbox's settings, which contain passwords. Windows needs this one to resolve host
 * names.
 */
const environment = Object.fromEntries(
  ["SystemRoot", "NODE_EXTRA_CA_CERTS"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/**
 * Fetches pages in a separate process, which starts with the first request, and again after a
 * failure.
 */
export function startFetcher({ child: { file, args } }: AuditConfig, log: (line: string) => void) {
  const waiting = new Map<number, (answer: FetchAnswer) => void>();
  let running: ChildProcess | undefined;
  let last = 0;

  const settle = (answer: FetchAnswer): void => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  const start = (): ChildProcess => {
    const child = fork(file, args, {
      env: environment,
      execArgv: [`--max-old-space-size=${MAX_HEAP}`, ...permissions, ...mayConnect],
      // What it says could quote a page.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.on("message", settle);
    const end = (): void => {
      if (running !== child) return;
      running = undefined;
      log("the process that fetches pages has ended");
      for (const id of waiting.keys()) settle({ id, problem: "failed", detail: "" });
    };
    child.once("error", end);
    child.once("exit", end);
    return child;
  };

  return {
    /** Fetches a page. Never rejects. */
    async fetch(address: string, userAgent: string): Promise<FetchAnswer> {
      last += 1;
      const id = last;
      let child: ChildProcess;
      try {
        running ??= start();
        child = running;
      } catch (error) {
        log(`the process that fetches pages does not start: ${(error as Error).message}`);
        return { id, problem: "failed", detail: "" };
      }
      const order: FetchOrder = { id, address, userAgent };
      const timer = setTimeout(() => child.kill("SIGKILL"), MAX_TIME);
      try {
        return await new Promise((answer) => {
          waiting.set(id, answer);
          // A machine that has no file or process left starts it without a channel, and says so later.
          child.send?.(order, () => {});
        });
      } finally {
        clearTimeout(timer);
      }
    },
    close(): void {
      const child = running;
      running = undefined;
      child?.kill("SIGKILL");
      for (const id of waiting.keys()) settle({ id, problem: "failed", detail: "" });
    },
  };
}
