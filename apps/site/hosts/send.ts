import { type IncomingHttpHeaders, request as plain } from "node:http";
import { request as secure } from "node:https";

/** A server's response. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request. Its path is sent unchanged; browsers and `fetch` would normalize it. */
export interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends one request and reads the whole answer. */
export type Send = (sent: Sent) => Promise<Answer>;

/**
 * How servers are reached, if not as DNS and the system's certificates say, and how much of them is
 * read.
 */
export interface Route {
  /** The server to ask instead of the one in the address. */
  readonly to?: (origin: URL) => { readonly host: string; readonly port: number | string };
  /** The only authority whose certificates are trusted, in PEM. */
  readonly ca?: string;
  /** Most bytes of an answer: 32 MB, which is many times the largest file of a site. */
  readonly maxBytes?: number;
  /** Longest time from a request to the end of its answer, in milliseconds: a minute. */
  readonly maxMs?: number;
}

/** An answer was longer, or took longer, than allowed. */
export class Endless extends Error {
  override name = "Endless";
}

/** Sends requests to one server. Rejects when the connection breaks, and with `Endless`. */
export function sender(
  origin: string,
  { to, ca, maxBytes = 32 * 1024 * 1024, maxMs = 60_000 }: Route = {},
): Send {
  const url = new URL(origin);
  const { host: hostname, port } = to?.(url) ?? { host: url.hostname, port: url.port };
  const request = url.protocol === "https:" ? secure : plain;
  const tls = url.protocol === "https:" ? { servername: url.hostname, ...(ca ? { ca } : {}) } : {};
  const send: Send = ({ path, method = "GET", headers = {}, body }) =>
    new Promise((done, fail) => {
      const options = {
        hostname,
        port,
        path,
        method,
        timeout: 20_000,
        ...tls,
        signal: AbortSignal.timeout(maxMs),
        headers: { Host: url.host, ...headers },
      };
      const outgoing = request(options, (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBytes)
            outgoing.destroy(new Endless(`${path}: more than ${maxBytes} bytes`));
          else chunks.push(chunk);
        });
        response.on("error", fail);
        response.on("end", () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      outgoing.on("timeout", () => outgoing.destroy(new Endless(`${path}: no answer in 20 s`)));
      outgoing.on("error", (error: NodeJS.ErrnoException) => {
        // The server may close an idle connection just when it is used again.
        const isStale = outgoing.reusedSocket && error.code === "ECONNRESET";
        if (isStale) send({ path, method, headers, ...(body ? { body } : {}) }).then(done, fail);
        else if (error.name !== "AbortError") fail(error);
        else fail(new Endless(`${path}: no end in ${maxMs / 1000} s`));
      });
      outgoing.end(body);
    });
  return send;
}
