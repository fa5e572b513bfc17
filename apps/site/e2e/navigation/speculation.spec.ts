import { paths } from "@kolam/content/paths";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrate } from "../support/hydration.ts";

interface RuleSet {
  readonly where: unknown;
  readonly eagerness: string;
}

test("every page names the speculation rules, and they are what browsers read", async ({
  page,
  request,
}) => {
  for (const path of [paths.home.path, paths.quote.path, "/nowhere"]) {
    const { headers } = await request.get(path).then((answer) => ({ headers: answer.headers() }));
    expect(headers["speculation-rules"], path).toBe('"/speculation-rules.json"');
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
  }
  const answer = await request.get("/speculation-rules.json");
  expect(answer.headers()["content-type"]).toBe("application/speculationrules+json");
  const rules: Record<string, readonly RuleSet[]> = await answer.json();
  expect(Object.keys(rules)).toEqual(["prerender", "prefetch"]);
  const fetched = page.waitForResponse("**/speculation-rules.json");
  await page.goto("/");
  expect((await fetched).ok(), "the policy lets the browser fetch them").toBe(true);
});

test("before hydration a page is made ahead, after it no more, and a form is only fetched", async ({
  page,
}) => {
  // Without code there is no hydration, as on a visit's first moments. Idle, the page fetches it ahead.
  const release = await holdRequests(page, /\/assets\/entry-client-[\w-]+\.js$/);
  const session = await page.context().newCDPSession(page);
  const attempts = new Map<string, string>();
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    attempts.clear();
    for (const { key } of preloadingAttemptSources) {
      attempts.set(new URL(key.url).pathname, key.action);
    }
  });
  await session.send("Preload.enable");
  await page.goto("/");
  await expect.poll(() => attempts.get(paths.about.path)).toBe("Prerender");
  expect(attempts.get(paths.quote.path)).toBe("Prefetch");
  expect(attempts.has(paths["thank-you"].path)).toBe(false);
  release();
  await page.reload();
  await hydrate(page);
  await expect.poll(() => [...attempts.keys()], "no link is left to a rule").toEqual([]);
});
