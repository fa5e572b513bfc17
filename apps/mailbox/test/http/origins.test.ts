import { expect } from "vitest";
import { asBrowser, formData, it, startTestMailbox, urlencoded } from "../fixtures.ts";

const evil = { origin: "https://www.example.org.evil.example" };
const ours = { origin: "https://www.example.org" };
const preflight = ({ url }: { url: string }, headers: Record<string, string>) =>
  fetch(`${url}/submit`, { method: "OPTIONS", headers });

const allowedOrigins = [ours.origin];

it("ALLOWED_ORIGINS refuses a page of another origin, in every content type, and stores nothing", async () => {
  const mailbox = await startTestMailbox({ allowedOrigins });
  const headers = { ...asBrowser, ...evil };
  const answers = [
    await mailbox.post({}, headers),
    await mailbox.send(urlencoded(), headers),
    await mailbox.send(formData(), headers),
    await mailbox.post({}, { origin: "null" }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  }
  expect(await answers[1]?.text()).toContain("ALLOWED_ORIGINS");
  expect(mailbox.count()).toBe(0);
});

it("ALLOWED_ORIGINS lets its own pages post, and programs, which have no origin", async () => {
  const mailbox = await startTestMailbox({ allowedOrigins });
  const answer = await mailbox.post({}, ours);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBe(ours.origin);
  expect(answer.headers.get("vary")).toBe("origin");
  await mailbox.postForId();
  expect(mailbox.count()).toBe(2);
});

it("ALLOWED_ORIGINS answers the preflight of another origin by 403", async () => {
  const mailbox = await startTestMailbox({ allowedOrigins });
  expect((await preflight(mailbox, evil)).status).toBe(403);
  expect((await preflight(mailbox, ours)).status).toBe(204);
});

it("scripts of other origins may post by default", async ({ mailbox }) => {
  const { status, headers } = await preflight(mailbox, {
    ...ours,
    "access-control-request-method": "POST",
  });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-methods")).toContain("POST");
  expect(headers.get("access-control-allow-headers")).toContain("content-type");
  const rejected = await mailbox.post({ name: "" }, ours);
  expect(rejected.headers.get("access-control-allow-origin")).toBe("*");
});
