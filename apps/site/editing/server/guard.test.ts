import { describe, expect, it } from "vitest";
import { type Allowed, refusal, type Sender, tokenHeader } from "./guard.ts";

const allowed: Allowed = { token: "5f0c", port: 4173, forwardedHost: "4173-box.example.dev" };

const own: Sender = {
  method: "POST",
  remoteAddress: "127.0.0.1",
  headers: {
    host: "localhost:4173",
    origin: "http://localhost:4173",
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    [tokenHeader]: "5f0c",
  },
};

const sent = (headers: Readonly<Record<string, string | undefined>>, rest: Partial<Sender> = {}) =>
  refusal({ ...own, ...rest, headers: { ...own.headers, ...headers } }, allowed);

describe("a request to the editing server", () => {
  it.each([
    ["a page of this server", {}],
    ["its address as a number", { host: "127.0.0.1:4173", origin: "http://127.0.0.1:4173" }],
    [
      "the workspace that was named",
      { host: "4173-box.example.dev", origin: "https://4173-box.example.dev" },
    ],
    [
      "the workspace, which asks by this machine's name",
      { host: "localhost:4173", origin: "https://4173-box.example.dev" },
    ],
    ["a browser that does not say from which site", { "sec-fetch-site": undefined }],
  ])("is answered: %s", (_, headers) => {
    expect(sent(headers)).toBeUndefined();
  });

  it.each([
    [
      "a name that was bound to this machine",
      { host: "evil.example:4173", origin: "http://evil.example:4173" },
      /host/,
    ],
    ["such a name that begins like ours", { host: "localhost.evil.example:4173" }, /host/],
    [
      "another port of this machine",
      { host: "localhost:9999", origin: "http://localhost:9999" },
      /host/,
    ],
    [
      "another workspace of the same provider",
      { host: "4173-other.example.dev", origin: "https://4173-other.example.dev" },
      /host/,
    ],
    ["no host", { host: undefined }, /host/],
    ["a foreign page", { origin: "https://evil.example" }, /origin/],
    ["a page from another port", { origin: "http://localhost:3000" }, /origin/],
    ["a page without an origin, such as a file", { origin: "null" }, /origin/],
    ["no origin", { origin: undefined }, /origin/],
    [
      "the workspace without encryption",
      { host: "4173-box.example.dev", origin: "http://4173-box.example.dev" },
      /origin/,
    ],
    ["a site beside ours", { "sec-fetch-site": "same-site" }, /Another site/],
    ["a form, which needs nobody's leave", { "content-type": "text/plain" }, /JSON/],
    ["no token", { [tokenHeader]: undefined }, /token/],
    ["an empty token", { [tokenHeader]: "" }, /token/],
    ["the token of an earlier start", { [tokenHeader]: "5f0d" }, /token/],
    ["a longer token", { [tokenHeader]: "5f0c0" }, /token/],
  ])("is refused: %s", (_, headers, reason) => {
    expect(sent(headers)).toMatch(reason);
  });

  it("is refused from a workspace that nobody has named", () => {
    const origin = "https://4173-box.example.dev";
    const { forwardedHost: _, ...unnamed } = allowed;
    expect(refusal({ ...own, headers: { ...own.headers, origin } }, unnamed)).toMatch(/origin/);
  });

  it("is refused from another machine, and as a link", () => {
    for (const remoteAddress of ["192.168.1.4", "::ffff:10.0.0.1", undefined]) {
      expect(sent({}, { remoteAddress })).toMatch(/this machine/);
    }
    expect(sent({}, { method: "GET" })).toMatch(/POST/);
  });
});
