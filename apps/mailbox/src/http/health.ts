import { longestDelay } from "../relay/relay.ts";
import type { Store } from "../store/store.ts";
import type { Context } from "./context.ts";
import { jsonReply, type Reply } from "./reply.ts";

/** A message that has waited this long for its delivery is a problem. */
const oldQueueMs = 60 * 60 * 1000;

/**
 * How far ahead a time may be: by ids of messages that come at once, or a clock that is corrected.
 */
const toleranceMs = 60 * 1000;

/** Reports messages dated in the future, which only happens if the clock is or was wrong. */
function futureTimes({ store, config }: Context): string[] {
  const now = Date.now();
  const policies = [config.relay, config.webhook].filter((policy) => policy !== undefined);
  const longest = Math.max(0, ...policies.map(longestDelay));
  const { messages, deliveries } = store.dated(now + toleranceMs, now + longest + toleranceMs);
  return [
    ...(messages > 0 ? [`messages dated in the future: ${messages}`] : []),
    ...(deliveries > 0 ? [`deliveries dated in the future: ${deliveries}`] : []),
  ];
}

/** For how long strangers get the same answer, in milliseconds: they may ask without a limit. */
const sameMs = 1000;

const answers = new WeakMap<Store, { at: number; reply: Promise<Reply> }>();

/** The answer for strangers, which takes the index as much time as that for the staff. */
function healthForStrangers(context: Context): Promise<Reply> {
  const known = answers.get(context.store);
  const now = performance.now();
  if (known && now - known.at < sameMs) return known.reply;
  const reply = healthNow(context, false);
  answers.set(context.store, { at: now, reply });
  return reply;
}

/**
 * `GET /health`: 503 as soon as a message is in danger of being lost or overlooked.
 * @param knows whether the reader may see the reasons, and how many messages there are
 */
export const health = (context: Context, knows: boolean): Promise<Reply> =>
  knows ? healthNow(context, true) : healthForStrangers(context);

async function healthNow(context: Context, knows: boolean): Promise<Reply> {
  const { store, retention } = context;
  const problems = futureTimes(context);
  const waiting = retention?.waiting();
  if (waiting) problems.push(`${waiting.what} not erased yet, because ${waiting.why}`);
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
