import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { policyIn } from "../../build/policy/security-policy.ts";
import { loadSiteConfig } from "../../config/site-config.ts";
import { createSiteServer } from "../../server/site-server.ts";
import { measureScript } from "./measure.ts";

const config = loadSiteConfig();

/** What becomes of a form that is sent: it arrives, or is refused. */
export type MailService = "works" | "refuses";

/** One grey pixel. */
const photo = Buffer.from("R0lGODlhAQABAIAAAH9/fwAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");

/** The built site with stand-ins for the hosts it needs, which every browser can reach without help of its driver. */
export interface TestSite {
  readonly url: string;
  mailService: MailService;
  /**
   * Serves pages as they are to a browser without scripts: WebKit's driver and Firefox's cannot look into a page
   * while scripts are off.
   */
  scripts: boolean;
  /** Whether pages measure themselves; see `measure.ts`. */
  measured: boolean;
  /** Violations of the content security policy that browsers have reported. */
  readonly violations: string[];
  /** Where forms that arrive are sent on to: the test's mailbox. */
  mailbox: string;
  close(): void;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * A server that breaks the connection where its answer fails: a page that a test leaves, or the end of the tests, may
 * cut a request that is being passed on.
 */
const serverOf = (
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Server =>
  createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

/** What a browser without scripts makes of a page. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, "").replace(/<\/?noscript>/g, "");

/** A page that begins to measure itself before anything else. */
const measured = (html: string): string =>
  html.replace(/<head>/, '$&<script src="/measure.js"></script>');

const isText = /^(?:text\/html|text\/javascript|application\/json)/;

/** Headers of the connection, and those that are wrong once the text has changed. */
const notPassedOn =
  /^(?:connection|keep-alive|transfer-encoding|content-length|etag|last-modified|strict-transport-security)$/;

/** Starts the built site and the stand-ins, each on a port of its own. */
export async function startTestSite(): Promise<TestSite> {
  const inner = createSiteServer();
  const built = await listen(inner);

  const photoHost = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "image/gif" }).end(photo);
  });
  const photoUrl = await listen(photoHost);

  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const allowed = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "content-type",
    };
    if (request.method === "OPTIONS") return void response.writeHead(204, allowed).end();
    if (site.mailService === "refuses") return void response.writeHead(500, allowed).end();
    const { "content-type": type, origin } = request.headers;
    const answer = await fetch(`${site.mailbox}/submit`, {
      method: "POST",
      headers: { ...(type && { "Content-Type": type }), ...(origin && { Origin: origin }) },
      redirect: "manual",
      body,
    });
    const location = answer.headers.get("location");
    response.writeHead(answer.status, {
      ...allowed,
      ...(location && { Location: location.replace(config.mail.returnUrl, site.url) }),
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const mail = serverOf(forward);
  const mailUrl = await listen(mail);

  /** The hosts that pages name, and what stands in for them. The return address stays: the mailbox checks it. */
  const standIns = (value: string) =>
    value
      .replaceAll(config.mail.endpoint, `${mailUrl}/submit`)
      .replaceAll(new URL(config.mail.endpoint).origin, mailUrl)
      .replaceAll(config.photoHost, photoUrl);

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === "/policy-report") {
      site.violations.push(await text(request));
      return void response.writeHead(204).end();
    }
    if (request.url === "/measure.js") {
      return void response.writeHead(200, { "Content-Type": "text/javascript" }).end(measureScript);
    }
    const answer = await fetch(built + request.url, {
      headers: { "Accept-Encoding": "identity" },
      redirect: "manual",
    });
    const headers: Record<string, string> = {};
    for (const [name, value] of answer.headers) {
      if (!notPassedOn.test(name)) headers[name] = standIns(value);
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = headers["content-type"] ?? "";
    let body = isText.test(type) ? standIns(bytes.toString()) : bytes;
    // A policy in a page reports nothing, so what it says stands in the header as well.
    const policies = [headers["content-security-policy"], policyIn(body.toString())];
    headers["content-security-policy"] = policies
      .filter(Boolean)
      .map((policy) => `${policy}; report-uri /policy-report`)
      .join(", ");
    if (site.measured && typeof body === "string" && type.startsWith("text/html")) {
      body = measured(body);
    }
    if (!site.scripts && typeof body === "string") body = withoutScripts(body);
    response.writeHead(answer.status, headers).end(body);
  };
  const outer = serverOf(serve);

  const site: TestSite = {
    url: (await listen(outer)) + config.base,
    mailService: "works",
    scripts: true,
    measured: false,
    violations: [],
    mailbox: "",
    close: () => {
      for (const server of [outer, inner, mail, photoHost]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
  return site;
}
