import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Requests that a connection may have sent before the first of them is answered. Browsers and
 * proxies send one.
 */
const maxUnanswered = 8;

/**
 * Counts the unanswered requests of each connection. Thousands of them fit into one packet, and
 * everybody else would wait until all of them are answered.
 * @returns a function that says whether a request may be answered; if it may not, its connection is
 *   closed
 */
export function pipeliningLimit() {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    // These arrived along with the one request too many.
    if (socket.destroyed) return false;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > maxUnanswered) {
      socket.destroy();
      return false;
    }
    unanswered.set(socket, count);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return true;
  };
}
