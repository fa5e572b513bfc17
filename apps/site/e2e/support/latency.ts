import type { RequestListener, Server } from "node:http";

/**
 * Makes a server answer each request up to so many milliseconds later, in no fixed order, as a slow
 * network does.
 */
export function delayAnswers(server: Server, upTo: number): void {
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (...exchange: Parameters<RequestListener>) => {
    setTimeout(() => {
      for (const listener of listeners) listener.apply(server, exchange);
    }, Math.random() * upTo);
  });
}
