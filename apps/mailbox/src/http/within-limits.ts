import type { IncomingMessage } from "node:http";
import { HttpError } from "../errors.ts";
import { clientAddress } from "../limits/client-address.ts";
import type { Hold } from "../limits/memory.ts";
import { type Visitor, visitorOf } from "../limits/networks.ts";
import type { Context } from "./context.ts";

/** Statuses for a fault in the post itself. */
const malformedStatuses = new Set([400, 413, 415, 422]);

/** Seconds within which somebody else's post has most likely ended. */
const shortWait = 5;

const tooFast = (wait: number): HttpError =>
  new HttpError(429, ["tooFast", wait], { retryAfter: wait });

/** What a post may use while it is received and stored. */
export type Admitted = {
  visitor: Visitor;
  /** Takes memory for what has arrived. */
  hold: Hold;
  /** Receives the body. Until it is complete, the post counts as half sent. */
  receive<T>(read: () => Promise<T>): Promise<T>;
};

/**
 * Receives and stores a post within its visitor's limits.
 * @throws HttpError 429 if the visitor has none left, or there is no memory for the post
 */
export async function withinLimits<T>(
  { config, limits }: Pick<Context, "config" | "limits">,
  request: IncomingMessage,
  accept: (admitted: Admitted) => Promise<T>,
): Promise<T> {
  const { posts, malformed, halfSent, memory, quotas } = limits;
  const visitor = visitorOf(clientAddress(request, config.trustProxy));
  const wait = malformed.wait(visitor.own) || posts.take(visitor.own);
  if (wait > 0) throw tooFast(wait);
  quotas.check(visitor);
  const bytes = memory.hold(visitor);
  const place = halfSent.hold(visitor);
  try {
    return await accept({
      visitor,
      hold(amount) {
        if (!bytes.more(amount)) throw tooFast(shortWait);
      },
      async receive(read) {
        if (!place.more(1)) throw tooFast(shortWait);
        return await read().finally(place.end);
      },
    });
  } catch (error) {
    if (error instanceof HttpError && malformedStatuses.has(error.status)) {
      posts.giveBack(visitor.own);
      malformed.take(visitor.own);
    }
    throw error;
  } finally {
    bytes.end();
  }
}
