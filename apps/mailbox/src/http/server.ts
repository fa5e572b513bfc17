import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../config.ts";
import { HttpError, StartError } from "../errors.ts";
import { visitorOf } from "../limits/networks.ts";
import { frameOf } from "../pages/layout.ts";
import { diskProblem } from "../store/disk-error.ts";
import type { Context } from "./context.ts";
import { pipeliningLimit } from "./pipelining.ts";
import { errorReply, failure, framed, send } from "./reply.ts";
import { route } from "./router.ts";

const diskTakesNothing =
  "Nothing can be written at the moment: the disk is full, read-only or failing. Try again once that has been fixed.";

/** Creates the HTTP server with the timeouts and limits of the configuration. */
export function httpServer(context: Context): Server {
  const { config, limits, refusals, log } = context;
  const frame = frameOf(config.look);
  const mayBeAnswered = pipeliningLimit();
  const server = createServer(
    {
      connectionsCheckingInterval: Math.max(100, Math.min(5000, config.headersTimeoutMs / 4)),
      headersTimeout: config.headersTimeoutMs,
      requestTimeout: config.requestTimeoutMs,
      keepAliveTimeout: 5000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      // Clients may disconnect at any time. Without a listener that would end the process.
      request.on("error", () => {});
      response.on("error", () => {});
      if (!mayBeAnswered(request, response)) return;
      route(context, request)
        .then((reply) => framed(reply, frame))
        .catch((error: Error) => {
          if (error instanceof HttpError) {
            return framed(errorReply(error.status, "Not done", error.message), frame);
          }
          log(`request failed: ${error.message}`);
          if (diskProblem(error)) {
            return framed(errorReply(507, "Not done", diskTakesNothing), frame);
          }
          return framed(failure(500, "Something went wrong on the server."), frame);
        })
        .then((reply) => send(request, response, reply))
        .catch((error: Error) => {
          log(`an answer was not sent: ${error.message}`);
          response.destroy();
        });
    },
  );
  server.on("connection", (socket) => {
    const held = limits.connections.hold(visitorOf(socket.remoteAddress));
    if (held.more(1)) socket.once("close", held.end);
    else {
      refusals.note("connection");
      socket.destroy();
    }
  });
  server.setTimeout(config.idleTimeoutMs);
  server.maxHeadersCount = 100;
  return server;
}

/**
 * Starts listening.
 * @returns the port, which the system chooses if the configured one is 0
 * @throws StartError if it is in use
 */
export function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} on ${host} is in use. Stop the program that uses it, or set MAILBOX_PORT to a free port (0 picks any).`;
      reject(error.code === "EADDRINUSE" ? new StartError(inUse) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Waits for the running requests, at most `graceMs`, and closes the server. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    // A kept-alive connection becomes idle after its last response and would delay the close event.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
  });
}
