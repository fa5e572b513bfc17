import type { Store } from "../store/store.ts";
import { jsonReply, type Reply } from "./reply.ts";

/** A message that has waited this long for its delivery is a problem. */
const oldQueueMs = 60 * 60 * 1000;

/**
 * `GET /health`: 503 as soon as a message is in danger of being lost or overlooked.
 * @param knows whether the reader may see the reasons, and how many messages there are
 */
export async function health(store: Store, knows: boolean): Promise<Reply> {
  const problems: string[] = [];
  if (!store.hasSpace()) problems.push("full");
  else if (!(await store.probe())) problems.push("the disk takes no files");
  const states: Record<string, object> = {};
  for (const { channel, oldestQueued, ...state } of store.summary()) {
    states[channel === "mail" ? "relay" : channel] = state;
    if (state.failed > 0) problems.push(`${channel}: ${state.failed} failed`);
    if (oldestQueued !== undefined && Date.now() - oldestQueued > oldQueueMs) {
      problems.push(`${channel}: not delivered for over an hour`);
    }
  }
  const status = problems.length === 0 ? 200 : 503;
  if (!knows) return jsonReply(status, { status: status === 200 ? "ok" : "not ok" });
  return jsonReply(status, {
    status: problems.length === 0 ? "ok" : problems.join(", "),
    messages: store.count("inbox"),
    spam: store.count("spam"),
    ...states,
    quarantined: store.quarantined() || undefined,
  });
}
