import { describe, expect } from "vitest";
import { it, postForId, postJson, startTestMailbox, validFields } from "../fixtures.ts";

describe("/metrics", () => {
  it("counts in the format of Prometheus, and names nobody", async ({ mailbox }) => {
    await postForId(mailbox);
    await postJson(mailbox, { ...validFields, access_key: "unknown" });
    const response = await fetch(`${mailbox.url}/metrics`);
    expect(response.headers.get("content-type")).toContain("version=0.0.4");
    const text = await response.text();
    const lines = text.trimEnd().split("\n");
    const sample = /^[a-z_]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? -?\d+(\.\d+)?(e[+-]?\d+)?$/;
    for (const line of lines)
      expect(line).toMatch(line.startsWith("#") ? /^# (HELP|TYPE) / : sample);
    expect(lines).toContain('mailbox_messages{folder="inbox"} 1');
    expect(lines).toContain('mailbox_submissions_total{status="200"} 1');
    expect(lines).toContain('mailbox_submissions_total{status="403"} 1');
    expect(text).not.toContain("asha");
  });

  it("has a password of its own, which opens nothing else", async () => {
    const metricsToken = "only-for-the-collector";
    const mailbox = await startTestMailbox({
      inboxToken: "the-password-of-the-inbox",
      metricsToken,
    });
    const ask = async (path: string, headers: Record<string, string>) =>
      (await fetch(mailbox.url + path, { headers })).status;
    const bearer = { authorization: `Bearer ${metricsToken}` };
    expect(await ask("/metrics", {})).toBe(401);
    expect(await ask("/metrics", bearer)).toBe(200);
    expect(await ask("/mailbox", bearer)).toBe(401);
  });
});
