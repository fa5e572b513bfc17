import { execFileSync } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { sender } from "@kolam/site/hosts/send";
import { afterEach, expect, it } from "vitest";
import type { LiveSite } from "./live-site.ts";
import { lookAtNames } from "./names.ts";

const names = "agency.test,www.agency.test";
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A certificate that only these tests trust, with its key, in one text. */
function certificateOf(hosts: string, days: number): string {
  const alt = hosts.split(",").map((host) => `DNS:${host}`);
  const options = `req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days ${days} -subj /CN=agency.test -addext subjectAltName=${alt} -keyout - -out -`;
  return execFileSync("openssl", options.split(" "), { encoding: "utf8", stdio: "pipe" });
}

interface Setup {
  readonly hosts?: string;
  readonly days?: number;
  readonly trusted?: boolean;
  readonly status?: number;
  /** Where requests that are not for the site itself lead. */
  readonly leads?: (host: string, path: string) => string;
}

/** What is reported about a site at `https://www.agency.test`. */
async function told(setup: Setup): Promise<string[]> {
  const { hosts = names, days = 90, trusted = true, status = 301 } = setup;
  const { leads = (_: string, path: string) => `https://www.agency.test${path}` } = setup;
  const pem = certificateOf(hosts, days);
  const redirect: RequestListener = ({ headers: { host = "" }, url = "" }, response) => {
    response.writeHead(status, { Location: leads(host, url) }).end();
  };
  const started = [createServer(redirect), createTlsServer({ key: pem, cert: pem }, redirect)];
  const [port, tlsPort] = await Promise.all(
    started.map(async (server) => {
      servers.push(server);
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      return (server.address() as AddressInfo).port;
    }),
  );
  const route = {
    to: ({ protocol }: URL) => ({
      host: "127.0.0.1",
      port: (protocol === "https:" ? tlsPort : port) ?? 0,
    }),
    ...(trusted ? { ca: pem } : {}),
  };
  const origin = new URL("https://www.agency.test");
  const site = { origin, route, send: sender(origin.href, route), rules: { isPreview: false } };
  const found = await lookAtNames(site as unknown as LiveSite);
  return found.map(({ where, what }) => `${where}: ${what}`);
}

it("reports nothing for a site that all of its names lead to", async () => {
  expect(await told({})).toEqual([]);
  expect(await told({ leads: (host, path) => `https://${host}${path}` })).toEqual([
    "https://agency.test: It answers 301 https://agency.test/?from=here",
  ]);
});

it.each<[string, Setup, RegExp]>([
  ["is about to expire", { days: 5 }, /^www\.agency\.test: The certificate is valid for [45] more/],
  ["is nobody’s whom browsers trust", { trusted: false }, /not trusted: .*self.signed/],
  ["is another name’s", { hosts: "agency.test" }, /^www\.agency\.test: .*not trusted/],
  ["leads there for now only", { status: 302 }, /^http:\/\/www\.agency\.test: It answers 302/],
  ["leads home", { leads: () => "https://www.agency.test/" }, /^http:.*answers 301/],
])("tells a name or a certificate that %s", async (_, setup, what) => {
  expect(await told(setup)).toContainEqual(expect.stringMatching(what));
});
