import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { onTestFinished } from "vitest";
import { type MailboxOptions, startMailbox } from "../../src/index.ts";
import { temporaryDirectory } from "../fixtures.ts";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const html = "<!doctype html><title>A shop</title><p>Cups.";
/** The origin of the site's own pages. */
export const site = "https://www.example.org";

export const page =
  (body: string | Buffer = html, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...headers }).end(body);
  };

export const redirect =
  (location: string): Answer =>
  (_, response) => {
    // In UTF-8, as servers write it.
    response.writeHead(302, { Location: Buffer.from(location).toString("latin1") }).end();
  };

/** A server on this machine that the whole web leads to, with its answers by path. */
export async function startTarget(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const agents = new Set<string | undefined>();
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    agents.add(request.headers["user-agent"]);
    const answer = answers[request.url ?? ""];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked, agents, answers };
}

/** A mailbox that fetches pages of that server, and how its site asks for them. */
export async function startAuditing(
  answers: Record<string, Answer>,
  options: MailboxOptions = {},
  perDay = { each: 1000, all: 1000 },
) {
  const target = await startTarget(answers);
  const mailbox = await startMailbox({
    port: 0,
    quiet: true,
    dataDir: await temporaryDirectory(),
    // So that a test can ask as several visitors.
    trustProxy: 1,
    audit: {
      origins: [site],
      contact: "https://www.example.org/",
      perDay,
      child: {
        file: resolve(import.meta.dirname, "loopback-child.ts"),
        args: [String(target.port)],
      },
    },
    ...options,
  });
  onTestFinished(() => mailbox.close());
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${mailbox.url}/audit`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site, ...headers },
      body,
    });
  const ask = (url: string, headers: Record<string, string> = {}) =>
    post(JSON.stringify({ url }), headers);
  let visitors = 0;
  return {
    target,
    mailbox,
    post,
    /** Asks as a visitor of the site does. */
    ask,
    /** The problem with an address, as another visitor each time is told; `none` without one. */
    async problemOf(url: string): Promise<string> {
      visitors += 1;
      const answer = await ask(url, { "x-forwarded-for": `203.0.${visitors}.7` });
      return ((await answer.json()) as { problem?: string }).problem ?? "none";
    },
  };
}
