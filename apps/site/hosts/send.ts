import { type IncomingHttpHeaders, request as plain } from "node:http";
import { request as secure } from "node:https";

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request. Its path is sent as it is; browsers and `fetch` would normalize it. */
export interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends one request and reads the whole answer. */
export type Send = (sent: Sent) => Promise<Answer>;

/** How servers are reached, if not as DNS and the system's certificates say. */
export interface Route {
  /** The server to ask in place of the one that an address names. */
  readonly to?: (origin: URL) => { readonly host: string; readonly port: number | string };
  /** The only authority whose certificates are trusted, in PEM. */
  readonly ca?: string;
}

/** Sends requests to one server. Rejects when a new connection breaks or after 20 s. */
export function sender(origin: string, { to, ca }: Route = {}): Send {
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
        headers: { Host: url.host, ...headers },
      };
      const outgoing = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", fail);
        response.on("end", () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      outgoing.on("timeout", () => outgoing.destroy(new Error(`${path}: no answer in 20 s`)));
      outgoing.on("error", (error: NodeJS.ErrnoException) => {
        // The server may end a connection that nobody uses just when it is used again.
        const isStale = outgoing.reusedSocket && error.code === "ECONNRESET";
        if (isStale) send({ path, method, headers, ...(body ? { body } : {}) }).then(done, fail);
        else fail(error);
      });
      outgoing.end(body);
    });
  return send;
}
