import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished } from "vitest";
import { readConfig } from "../../src/config.ts";
import type { Context } from "../../src/http/context.ts";
import { proxyWatch } from "../../src/http/proxy-watch.ts";
import { httpServer } from "../../src/http/server.ts";
import { createLimits } from "../../src/limits/limits.ts";
import { refusals } from "../../src/limits/refusals.ts";
import { asProgram, formData, it, type TestMailbox, urlencoded, validFields } from "../fixtures.ts";

describe("a rejected submission gets a reason and leaves no file", () => {
  it("403 for an unknown access key", async ({ mailbox }) => {
    for (const access_key of ["nobody", "__proto__", "constructor", "DEVELOPMENT-GENERAL"]) {
      await mailbox.refuses(await mailbox.post({ access_key }), 403, /access key/);
    }
    expect(await mailbox.countMails()).toBe(0);
  });

  const multipart = "multipart/form-data";
  it.for([
    ["application/json", ["", "{", "[]", "null", '"x"', "7", new Uint8Array([123, 255, 125])], 400],
    [multipart, ["--x--"], 400],
    [
      `${multipart}; boundary=x`,
      ["no multipart at all", '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha'],
      400,
    ],
    ["text/plain", [JSON.stringify(validFields)], 415],
  ] as const)("a malformed body of the type %s", async ([type, bodies, status], { mailbox }) => {
    for (const body of bodies) {
      const answer = await mailbox.send(body, { ...asProgram, "content-type": type });
      await mailbox.refuses(answer, status, /\w/);
    }
    expect(await mailbox.countMails()).toBe(0);
  });

  it("415 for a body without a type, or compressed", async ({ mailbox }) => {
    await mailbox.refuses(await mailbox.send(new TextEncoder().encode("x")), 415, /Send/);
    const compressed = await mailbox.post({}, { "content-encoding": "gzip" });
    await mailbox.refuses(compressed, 415, /Compressed/);
    expect(await mailbox.countMails()).toBe(0);
  });

  it("413 for more than 256 KB of text, in each content type", async ({ mailbox }) => {
    const message = "x".repeat(256 * 1024);
    const half = message.slice(0, 140_000);
    for (const answer of [
      await mailbox.post({ message }),
      await mailbox.send(urlencoded({ message }), asProgram),
      await mailbox.send(formData({ message }), asProgram),
      await mailbox.send(formData({ message: half, more: half }), asProgram),
    ]) {
      await mailbox.refuses(answer, 413, /256 KB/);
    }
    expect(await mailbox.countMails()).toBe(0);
    await mailbox.postForId({ message: "x".repeat(250_000) });
  });

  const invalid = async (mailbox: TestMailbox, fields: Record<string, unknown>) => {
    const answer = await mailbox.post(fields);
    const { errors } = (await answer.clone().json()) as { errors: object };
    await mailbox.refuses(answer, 422, /invalid/);
    return errors;
  };

  it.for(["access_key", "name", "email", "subject", "message"] as const)(
    "422 without %s",
    async (field, { mailbox }) => {
      for (const value of [undefined, field === "access_key" ? " " : " \r\n\u0000 "]) {
        const errors = await invalid(mailbox, { [field]: value });
        expect(errors).toEqual({ [field]: expect.stringMatching(/\w/) });
      }
      expect(await mailbox.countMails()).toBe(0);
    },
  );

  it.for([
    ["email", ["a@example.org\r\nBcc: thief@example.net"]],
    ["submission_id", ["../../etc/passwd", "a b", "x".repeat(65), "a\r\nb"]],
  ] as const)("422 for a wrong %s", async ([field, values], { mailbox }) => {
    for (const value of values) {
      const errors = await invalid(mailbox, { [field]: value });
      expect(Object.keys(errors)).toEqual([field]);
    }
    expect(await mailbox.countMails()).toBe(0);
  });

  it("413 for too many fields", async ({ mailbox }) => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, "x"]));
    await mailbox.refuses(await mailbox.post(many), 413, /200 fields/);
    expect(await mailbox.countMails()).toBe(0);
  });

  it("405 with Allow for the wrong method, 404 for an unknown path", async ({ mailbox }) => {
    const get = await mailbox.get("/submit");
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    for (const path of ["/", "/mailbox", "/mailbox/x", "/health"]) {
      const response = await fetch(`${mailbox.url}${path}`, { method: "DELETE" });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
    expect((await mailbox.get("/elsewhere")).status).toBe(404);
  });
});

it("a decision that cannot be read says why, and is no fault of the mailbox", async ({
  mailbox,
}) => {
  const decide = (type: string, body: string) =>
    fetch(`${mailbox.url}/mailbox/selected`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
  const answers = [await decide("application/json", "{"), await decide("text/plain", "x")];
  expect(answers.map(({ status }) => status)).toEqual([400, 415]);
  expect(await answers[0]?.text()).toContain("The body is not valid JSON.");
});

it("an answer that cannot be sent ends its connection, and not the mailbox", async () => {
  const config = readConfig({});
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  // An answer that Node refuses to send, which no real part gives.
  const server = httpServer({
    config,
    limits: createLimits(config, []),
    refusals: refusals(log),
    proxyWatch: proxyWatch(config, log),
    audit: async () => ({ status: 200, headers: { "x-other": "two\nlines" } }),
    log,
  } as unknown as Context);
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(fetch(`${url}/audit`)).rejects.toThrow();
  expect((await fetch(url, { redirect: "manual" })).status).toBe(302);
  expect(lines.join()).toContain("an answer was not sent");
});
