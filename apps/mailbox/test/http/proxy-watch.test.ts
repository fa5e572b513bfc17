import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { proxyWatch } from "../../src/http/proxy-watch.ts";
import { ask, basic, startTestMailbox } from "../fixtures.ts";

const forwardedFor = { "x-forwarded-for": "203.0.113.7" };

/** What the mailbox says after requests from an address. */
function said(remoteAddress: string, headers: IncomingMessage["headers"], trustProxy = 0) {
  const lines: string[] = [];
  const watch = proxyWatch({ trustProxy }, (line) => lines.push(line));
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  watch.look(request);
  watch.look(request);
  return { lines, warning: watch.warning() };
}

it.for([
  ["127.0.0.1", forwardedFor],
  ["::1", forwardedFor],
  ["::ffff:172.18.0.3", forwardedFor],
  ["192.168.1.2", { forwarded: "for=203.0.113.7" }],
  ["fd00::5", forwardedFor],
  ["fe80::1%eth0", forwardedFor],
] as const)("a proxy at %s that no setting names is reported once", ([address, headers]) => {
  const { lines, warning } = said(address, headers);
  expect(lines).toEqual([expect.stringMatching(/^warning: .*Set TRUST_PROXY=1/)]);
  expect(warning).toContain("TRUST_PROXY");
});

it.for([
  ["a stranger who sends the header", "198.51.100.1", forwardedFor, 0],
  ["a stranger by IPv6", "2001:db8::1", forwardedFor, 0],
  ["a connection that is gone", "", forwardedFor, 0],
  ["a request of this machine", "127.0.0.1", {}, 0],
  ["a proxy that the settings name", "127.0.0.1", forwardedFor, 1],
] as const)("%s is no proxy that was forgotten", ([_, address, headers, trustProxy]) => {
  expect(said(address, headers, trustProxy)).toEqual({ lines: [], warning: undefined });
});

it("the inbox says that a proxy was forgotten", async () => {
  const inboxToken = "a-long-enough-password";
  const mailbox = await startTestMailbox({ inboxToken });
  const page = async () => (await ask(mailbox, "/mailbox", basic(inboxToken))).body;
  expect(await page()).not.toContain("TRUST_PROXY");
  await mailbox.post({}, forwardedFor);
  expect(await page()).toContain("TRUST_PROXY");
});
