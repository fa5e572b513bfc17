import { describe, expect } from "vitest";
import { formData, it, postJson, startTestMailbox, validFields } from "../fixtures.ts";

const evil = { origin: "https://www.example.org.evil.example" };
const ours = { origin: "https://www.example.org" };

describe("ALLOWED_ORIGINS", () => {
  const allowedOrigins = ["https://www.example.org"];

  it("refuses a page of another origin, in every content type, and stores nothing", async () => {
    const mailbox = await startTestMailbox({ allowedOrigins });
    const post = (body: string | URLSearchParams | FormData, type?: string) =>
      fetch(`${mailbox.url}/submit`, {
        method: "POST",
        headers: { ...evil, accept: "text/html", ...(type ? { "content-type": type } : {}) },
        body,
      });
    const answers = [
      await post(JSON.stringify(validFields), "application/json"),
      await post(new URLSearchParams(validFields)),
      await post(formData(validFields)),
      await postJson(mailbox, validFields, { origin: "null" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    for (const { headers } of answers) {
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
    expect(await answers[1]?.text()).toContain("ALLOWED_ORIGINS");
    expect(mailbox.count()).toBe(0);
  });

  it("lets its own pages post, and programs, which have no origin", async () => {
    const mailbox = await startTestMailbox({ allowedOrigins });
    const answer = await postJson(mailbox, validFields, ours);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe(ours.origin);
    expect(answer.headers.get("vary")).toBe("origin");
    expect((await postJson(mailbox)).status).toBe(200);
    expect(mailbox.count()).toBe(2);
  });

  it("answers the preflight of another origin by 403", async () => {
    const mailbox = await startTestMailbox({ allowedOrigins });
    const preflight = (headers: Record<string, string>) =>
      fetch(`${mailbox.url}/submit`, { method: "OPTIONS", headers });
    expect((await preflight(evil)).status).toBe(403);
    expect((await preflight(ours)).status).toBe(204);
  });
});

describe("scripts of other origins", () => {
  it("may post by default", async ({ mailbox }) => {
    const preflight = await fetch(`${mailbox.url}/submit`, {
      method: "OPTIONS",
      headers: { origin: "https://agency.example", "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("content-type");
    const rejected = await postJson(mailbox, {}, { origin: "https://agency.example" });
    expect(rejected.headers.get("access-control-allow-origin")).toBe("*");
  });
});
