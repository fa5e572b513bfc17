import { type IncomingHttpHeaders, request } from "node:http";

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
}

/** Sends one request and reads the whole answer. */
export type Send = (sent: Sent) => Promise<Answer>;

/** Sends requests to one server. Rejects when the connection breaks or after 20 s. */
export function sender(origin: string): Send {
  const { hostname, port } = new URL(origin);
  return ({ path, method = "GET", headers = {} }) =>
    new Promise((done, fail) => {
      const options = { hostname, port, path, method, headers, timeout: 20_000 };
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
      outgoing.on("error", fail);
      outgoing.end();
    });
}
