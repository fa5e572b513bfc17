import {
  childEnv,
  type MailboxChild,
  runMailboxChild,
  startMailboxChild,
  stopChild,
} from "../bench/child.ts";
import { afterwards } from "./fixtures.ts";

/** Starts the mailbox as its own process; it is ended with the test at the latest. */
export async function startChild(settings: Record<string, string>): Promise<MailboxChild> {
  const started = await startMailboxChild(childEnv(settings));
  afterwards(() => kill(started.child));
  return started;
}

/** Runs the mailbox to its end; for starts that fail. */
export const runChild = (settings: Record<string, string>) => runMailboxChild(childEnv(settings));

/** Ends a child at once. */
export const kill = (child: MailboxChild["child"]): Promise<void> => stopChild(child, "SIGKILL");
