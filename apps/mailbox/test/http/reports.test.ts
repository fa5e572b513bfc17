import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { openTally } from "../../src/reports/tally.ts";
import { basic, it, startTestMailbox, temporaryDirectory } from "../fixtures.ts";

const takesReports = { takesReports: true };
const script = { page: "/about", kind: "script" };

const send = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/reports`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "text/plain", "user-agent": "Firefox/145.0", ...headers },
  });

describe("what visitors met", () => {
  it("is not taken unless it is asked for", async ({ mailbox }) => {
    expect((await send(mailbox.url, script)).status).toBe(404);
    expect(await (await mailbox.get("/mailbox")).text()).not.toContain("What visitors met");
  });

  it("is counted, listed, kept for the next start and forgotten", async () => {
    const dataDir = await temporaryDirectory();
    const first = await startTestMailbox({ ...takesReports, dataDir });
    for (const body of [script, script, { page: "/<b>", kind: "recovery" }])
      expect((await send(first.url, body)).status).toBe(204);
    expect(await (await first.get("/mailbox")).text()).toContain("What visitors met (2)");
    await first.close();
    expect(await readFile(join(dataDir, "reports.json"), "utf8")).not.toContain("127.0.0.1");

    const again = await startTestMailbox({ ...takesReports, dataDir });
    const page = await (await again.get("/mailbox/reports")).text();
    expect(page).toMatch(/A script of the site failed.*\n?.*\/about.*Firefox 145.*>2</);
    expect(page).toContain("another address");
    const answer = await fetch(`${again.url}/mailbox/reports`, {
      method: "POST",
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
    expect(await (await again.get("/mailbox/reports")).text()).toContain("Nothing so far");
  });

  it("has the password of the inbox", async () => {
    const inboxToken = "the-password-of-the-inbox";
    const mailbox = await startTestMailbox({ ...takesReports, inboxToken });
    expect((await mailbox.get("/mailbox/reports")).status).toBe(401);
    expect((await mailbox.get("/mailbox/reports", basic(inboxToken))).status).toBe(200);
    const clears = await fetch(`${mailbox.url}/mailbox/reports`, { method: "POST" });
    expect(clears.status).toBe(401);
  });

  it("comes from the site's own pages only, which browsers ask first", async () => {
    const allowedOrigins = ["https://www.agency.example"];
    const mailbox = await startTestMailbox({ ...takesReports, allowedOrigins });
    const own = { origin: "https://www.agency.example" };
    expect((await send(mailbox.url, script, own)).status).toBe(204);
    expect((await send(mailbox.url, script, { origin: "https://other.example" })).status).toBe(403);
    const asked = await fetch(`${mailbox.url}/reports`, { method: "OPTIONS", headers: own });
    expect(asked.headers.get("access-control-allow-origin")).toBe(own.origin);
    expect(asked.headers.get("access-control-allow-headers")).toContain("content-type");
  });

  it("is refused if it is no report, or too large", async () => {
    const mailbox = await startTestMailbox(takesReports);
    expect((await send(mailbox.url, "{")).status).toBe(400);
    expect((await send(mailbox.url, `"${"x".repeat(40_000)}"`)).status).toBe(413);
    expect((await fetch(`${mailbox.url}/reports`)).status).toBe(405);
  });

  it("costs a number, and no more, if it is a flood", async () => {
    const mailbox = await startTestMailbox(takesReports);
    for (let nth = 0; nth < 60; nth += 1)
      expect((await send(mailbox.url, { page: `/p${nth}`, kind: "script" })).status).toBe(204);
    const page = await (await mailbox.get("/mailbox/reports")).text();
    const rows = page.match(/<tr>\n<td>/g)?.length ?? 0;
    expect(rows).toBeLessThan(60);
    expect(rows).toBeGreaterThanOrEqual(20);
    expect(page).toContain(`${60 - rows} more came too fast`);
  });
});

describe("the table", () => {
  it("does not grow without end, and forgets what is long ago", async () => {
    const path = join(await temporaryDirectory(), "reports.json");
    let now = Date.UTC(2026, 0, 1);
    const tally = openTally(
      path,
      () => {},
      () => now,
    );
    for (let nth = 0; nth < 700; nth += 1)
      tally.note({ page: `/p${nth}`, kind: "script" }, "Chrome 1");
    expect(tally.rows()).toHaveLength(500);
    expect(tally.others()).toBe(200);
    now += 91 * 24 * 60 * 60 * 1000;
    tally.note({ page: "/new", kind: "script" }, "Chrome 1");
    expect(tally.rows().map(({ page }) => page)).toEqual(["/new"]);
    await tally.close();
  });
});
