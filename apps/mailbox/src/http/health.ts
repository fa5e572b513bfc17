import type { Store } from "../store/store.ts";
import { jsonReply, type Reply } from "./reply.ts";

/** A message that has waited this long for its delivery is a problem. */
const oldQueueMs = 60 * 60 * 1000;

/** `GET /health`: 503 with the reasons as soon as a message is in danger of being lost or overlooked. */
export async function health({ store }: { store: Store }): Promise<Reply> {
  const problems: string[] = [];
  if (!store.hasSpace()) problems.push("full");
  else if (!(await store.probe())) problems.push("the disk takes no files");
  const channels = store.summary();
  for (const { channel, failed, oldestQueued } of channels) {
    if (failed > 0) problems.push(`${channel}: ${failed} failed`);
    if (oldestQueued !== undefined && Date.now() - oldestQueued > oldQueueMs) {
      problems.push(`${channel}: not delivered for over an hour`);
    }
  }
  const counts = store.counts();
  const state = (wanted: string) => {
    const found = channels.find(({ channel }) => channel === wanted);
    return found && { queued: found.queued, delivered: found.delivered, failed: found.failed };
  };
  return jsonReply(problems.length === 0 ? 200 : 503, {
    status: problems.length === 0 ? "ok" : problems.join(", "),
    messages: counts.inbox.messages,
    spam: counts.spam.messages,
    relay: state("mail"),
    webhook: state("webhook"),
    quarantined: store.quarantined() || undefined,
  });
}
