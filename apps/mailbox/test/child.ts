import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import type { Fault } from "./fault-hook.ts";
import { clientOf } from "./fixtures.ts";

const mainFile = resolve(import.meta.dirname, "../src/main.ts");
/** The disk of every child can be made to fail. */
const command = [
  "--import",
  pathToFileURL(resolve(import.meta.dirname, "fault-hook.ts")).href,
  mainFile,
];

/** The environment of a mailbox process: PATH, the given settings, nothing else of this process. */
const childEnv = (settings: Record<string, string>): Record<string, string> => ({
  PATH: process.env.PATH ?? "",
  // All senders of a test have one address.
  RATE_PER_MINUTE: "0",
  MAX_OPEN_PER_ADDRESS: "0",
  QUOTA_PER_ADDRESS: "0",
  QUOTA_PER_KEY: "0",
  QUOTA_IN_ALL: "0",
  MAILBOX_PORT: "0",
  ...settings,
});

/**
 * Starts a mailbox as a separate process and waits until it listens. It is killed when the test
 * ends.
 */
export async function startChild(settings: Record<string, string>) {
  const env = childEnv(settings);
  const child = spawn(process.execPath, command, {
    env,
    stdio: ["ignore", "pipe", "ignore", "ipc"],
  });
  /** Kills it, as a crash or a power failure would, and waits until it is gone. */
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  onTestFinished(kill);
  const { stdout } = child;
  if (!stdout) throw new Error("The mailbox has no output.");
  let output = "";
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const url = /^Mailbox: (\S+)\/mailbox$/m.exec(output)?.[1];
    if (url === undefined) continue;
    stdout.resume();
    /** Makes its disk fail, or work again. */
    const setFault = async (fault: Fault) => {
      const set = once(child, "message");
      child.send(fault);
      await set;
    };
    return { child, url, kill, setFault, ...clientOf({ url }) };
  }
  throw new Error(`The mailbox did not start: ${output}`);
}

/** Runs a mailbox that fails to start: its exit code and what it wrote to stderr. */
export function failToStart(settings: Record<string, string>) {
  const options = { env: childEnv(settings), encoding: "utf8", timeout: 100_000 } as const;
  const { status: code, stderr: errors } = spawnSync(process.execPath, command, options);
  return { code, errors };
}
