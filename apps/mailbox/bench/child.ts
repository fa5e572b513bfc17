import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const mainFile = resolve(import.meta.dirname, "..", "src", "main.ts");

export type MailboxChild = { child: ChildProcess; url: string };

/** Environment of a child mailbox: nothing of the surrounding settings but the path. */
export const childEnv = (settings: Record<string, string>): Record<string, string> => ({
  PATH: process.env.PATH ?? "",
  RATE_PER_MINUTE: "0",
  MAILBOX_PORT: "0",
  ...settings,
});

/** Starts the mailbox as its own process and waits until it answers. */
export async function startMailboxChild(env: Record<string, string>): Promise<MailboxChild> {
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
  throw new Error(`the mailbox did not start: ${output}`);
}

/** Runs the mailbox to its end; for starts that fail. */
export async function runMailboxChild(
  env: Record<string, string>,
): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [mainFile], { env, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, errors };
}

/** Ends a child and waits for its end; SIGKILL is what a power cut is to a process. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
