import { spawnSync } from "node:child_process";
import { onTestFinished } from "vitest";
import {
  childEnv,
  killProcess,
  type MailboxProcess,
  mainFile,
  startProcess,
} from "../bench/child.ts";

/** Starts a mailbox as a process of its own. It is killed when the test ends. */
export async function startChild(settings: Record<string, string>): Promise<MailboxProcess> {
  const started = await startProcess(childEnv(settings));
  onTestFinished(() => killProcess(started.child));
  return started;
}

/** Runs a mailbox that fails to start: its exit code and what it wrote to stderr. */
export function failToStart(settings: Record<string, string>): {
  code: number | null;
  errors: string;
} {
  const { status, stderr } = spawnSync(process.execPath, [mainFile], {
    env: childEnv(settings),
    encoding: "utf8",
    timeout: 10_000,
  });
  return { code: status, errors: stderr };
}
