import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRules } from "../server/site-server.ts";
import type { Running } from "./engines/engine.ts";
import { local } from "./engines/local.ts";
import { type Answer, type Send, sender } from "./send.ts";

const root = resolve(import.meta.dirname, "..");
const rules = readRules();
const hash = (data: Buffer) => createHash("sha256").update(data).digest("hex");

/** Hashes of all bodies that the server may send with status 200 or 404: the files of the built site. */
const known = new Set(
  readdirSync(resolve(root, "build-out/served"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => hash(readFileSync(join(entry.parentPath, entry.name)))),
);
const sentences = new Set(["Malformed address.\n", "Only GET and HEAD.\n"]);
for (const { to } of rules.redirects) sentences.add(`Moved to ${to}\n`);

/** What addresses are put together from, besides the site's own paths. */
const hostilePieces = [
  ...String.raw`/ // \ .. . % %zz %2e%2e %2f %5c %00 %c0%ae %c0%af %u002e %FF ; ? # & = @ : | ~ * $ ' "`.split(
    " ",
  ),
  ..."<script> <img/src=x> %3Cscript%3E javascript: example.org //example.org".split(" "),
  ..."etc/passwd package.json proc/self/environ .git/config .env __proto__ constructor".split(" "),
  ..."toString assets data cards 404 _headers .html .html/ .br .gz .txt é ÿ %E2%80%8B".split(" "),
  ...[String.raw`\\example.org`, "%F0%9F%98%80", "%0d%0aSet-Cookie:%20a=b", "a".repeat(500)],
];
const piece = fc.oneof(
  fc.constantFrom(...hostilePieces),
  fc.constantFrom(...rules.pages, ...rules.redirects.map(({ from }) => from)),
  fc.string({ minLength: 1, maxLength: 6 }).map((text) => text.replace(/[^\u0021-\u00ff]/g, "-")),
);
const target = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => {
  const text = parts.join("");
  return text.startsWith("/") ? text : `/${text}`;
});

/** What is wrong with an answer; `undefined` for a good one. */
function faultOf(answer: Answer): string | undefined {
  const { status, headers, body } = answer;
  if (![200, 301, 400, 404].includes(status)) return `status ${status}`;
  // Node's own parser rejects bytes that no address may contain.
  if (status === 400 && body.length === 0 && headers.connection === "close") return undefined;
  if (headers["content-security-policy"] === undefined) return "no policy";
  if (headers["set-cookie"]) return "a header from the address";
  const place = headers.location;
  if (place !== undefined && new URL(place, "http://site.test").host !== "site.test") {
    return `redirects to ${place}`;
  }
  if (known.has(hash(body)) || sentences.has(body.toString())) return undefined;
  return `unknown body ${body.toString().slice(0, 200)}`;
}

describe("the local server under hostile requests", () => {
  let running: Running;
  let send: Send;
  beforeAll(async () => {
    running = await local.start();
    send = sender(running.origin);
  });
  afterAll(() => running.stop());

  it("answers 10,000 generated paths with its own files and sentences only", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(target, { minLength: 20, maxLength: 20 }), async (targets) => {
        const answers = await Promise.all(targets.map((path) => send({ path })));
        const found = answers.map(faultOf);
        expect(targets.map((path, at) => [path, found[at]]).filter(([, fault]) => fault)).toEqual(
          [],
        );
      }),
      { numRuns: 500 },
    );
  }, 120_000);

  it("survives every malformed range and condition", async () => {
    const value = fc.oneof(
      fc.constantFrom(..."bytes=5-2 bytes=- bytes=-0 bytes=0-0,5-9 bytes=a-b lines=1-2".split(" ")),
      fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => `bytes=${from}-${to}`),
      fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\u0020-\u007e]/g, "-")),
    );
    const names = ["Range", "If-None-Match", "If-Modified-Since", "Accept-Encoding"];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), value, async (name, text) => {
        const { status } = await send({ path: "/favicon.svg", headers: { [name]: text } });
        expect([200, 206, 304, 416]).toContain(status);
      }),
      { numRuns: 500 },
    );
  }, 30_000);

  const long = "a".repeat(40_000);

  it.each([
    ["an overlong header", "GET /", [`X: ${long}`], 431],
    ["an overlong path", `GET /${long}`, [], 431],
    ["a null byte", "GET /\0", [], 400],
    ["an unknown method", "BREW /", [], 400],
    ["two lengths", "GET /", ["Content-Length: 1", "Content-Length: 2"], 400],
  ])("refuses %s", async (_, start, headers, status) => {
    const text = [`${start} HTTP/1.1`, "Host: a", ...headers, "", ""].join("\r\n");
    const { port } = new URL(running.origin);
    const reply = await new Promise<string>((done, fail) => {
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
      let all = "";
      socket.on("data", (chunk) => {
        all += chunk;
      });
      socket.on("close", () => done(all));
      socket.on("error", (error) => (all ? done(all) : fail(error)));
    });
    expect(reply.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect((await send({ path: "/" })).status).toBe(200);
  });
});
