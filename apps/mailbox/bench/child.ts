import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/** The file that starts the mailbox. */
export const mainFile = resolve(import.meta.dirname, "..", "src", "main.ts");

export type MailboxProcess = { child: ChildProcess; url: string };

/** The environment of a mailbox process: PATH, the given settings, nothing else of this process. */
export const childEnv = (settings: Record<string, string>): Record<string, string> => ({
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

/** Starts a mailbox as a process of its own and waits until it is listening. */
export async function startProcess(env: Record<string, string>): Promise<MailboxProcess> {
  const child = spawn(process.execPath, [mainFile], { env, stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const url = /^Mailbox: (\S+)\/mailbox$/m.exec(output)?.[1];
    if (url !== undefined) {
      child.stdout.resume();
      return { child, url };
    }
  }
  throw new Error(`The mailbox did not start: ${output}`);
}

/** Kills a process, as a crash or a power failure would, and waits until it is gone. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
