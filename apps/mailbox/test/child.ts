import { spawnSync } from "node:child_process";
import { onTestFinished } from "vitest";
import { childEnv, killProcess, mainFile, startProcess } from "../bench/child.ts";
import { clientOf } from "./fixtures.ts";

/** Starts a mailbox as a process of its own. It is killed when the test ends. */
export async function startChild(settings: Record<string, string>) {
  const { child, url } = await startProcess(childEnv(settings));
  const kill = () => killProcess(child);
  onTestFinished(kill);
  return { child, url, kill, ...clientOf({ url }) };
}

/** Runs a mailbox that fails to start: its exit code and what it wrote to stderr. */
export function failToStart(settings: Record<string, string>) {
  const options = { env: childEnv(settings), encoding: "utf8", timeout: 10_000 } as const;
  const { status: code, stderr: errors } = spawnSync(process.execPath, [mainFile], options);
  return { code, errors };
}
