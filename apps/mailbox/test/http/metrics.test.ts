import { expect } from "vitest";
import { it, startTestMailbox } from "../fixtures.ts";

it("/metrics counts in the format of Prometheus, and contains no names", async ({ mailbox }) => {
  await mailbox.postForId();
  await mailbox.post({ access_key: "unknown" });
  const response = await mailbox.get("/metrics");
  expect(response.headers.get("content-type")).toContain("version=0.0.4");
  const text = await response.text();
  const lines = text.trimEnd().split("\n");
  const sample = /^[a-z_]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? -?\d+(\.\d+)?(e[+-]?\d+)?$/;
  for (const line of lines) expect(line).toMatch(line.startsWith("#") ? /^# (HELP|TYPE) / : sample);
  expect(lines).toContain('mailbox_messages{folder="inbox"} 1');
  expect(lines).toContain('mailbox_submissions_total{status="200"} 1');
  expect(lines).toContain('mailbox_submissions_total{status="403"} 1');
  expect(text).not.toContain("asha");
});

it("/metrics has its own password, which opens nothing else", async () => {
  const metricsToken = "only-for-the-collector";
  const inboxToken = "the-password-of-the-inbox";
  const mailbox = await startTestMailbox({ inboxToken, metricsToken });
  const bearer = { authorization: `Bearer ${metricsToken}` };
  expect((await mailbox.get("/metrics")).status).toBe(401);
  expect((await mailbox.get("/metrics", bearer)).status).toBe(200);
  expect((await mailbox.get("/mailbox", bearer)).status).toBe(401);
});
