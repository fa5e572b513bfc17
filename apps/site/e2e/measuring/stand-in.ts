import type { BrowserContext, Page, Route } from "@playwright/test";

/** Something that a tag's script sent to its host. */
export interface Sent {
  /** Host and path. */
  readonly to: string;
  /** What was sent: the body's JSON, or the parameters of the address. */
  readonly what: Readonly<Record<string, unknown>>;
}

/** What the browser asked of a tag's hosts. */
export interface Heard {
  /** Host and path of every script, in order. */
  readonly scripts: string[];
  /** Everything else, in order. */
  readonly sent: Sent[];
}

/** Answers for a tag's hosts: scripts with `script`, and everything else with an empty answer. */
export async function standIn(
  context: BrowserContext,
  hosts: RegExp,
  script: string,
): Promise<Heard> {
  const heard: Heard = { scripts: [], sent: [] };
  await context.route(hosts, (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const to = url.host + url.pathname;
    if (request.resourceType() === "script") {
      heard.scripts.push(to);
      return route.fulfill({ contentType: "text/javascript", body: script });
    }
    const body = request.postData();
    const what = body ? JSON.parse(body) : Object.fromEntries(url.searchParams);
    heard.sent.push({ to, what });
    return route.fulfill({
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      json: {},
    });
  });
  return heard;
}

/** Ways in which a tag's hosts fail. A request that is never answered stays silent for the whole test. */
export const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "is blocked": (route) => route.abort("blockedbyclient"),
  "does not answer": async () => {},
  "is broken": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken tag')" }),
};

/** The console's messages about {@link faults}, which only the browser itself reports. */
export const faultMessages = /Failed to load resource|ERR_BLOCKED_BY_CLIENT|broken tag/;

/** When the first script of a host was asked for after the page's first paint, in ms; negative before it. */
export function afterFirstPaint(page: Page, host: string): Promise<number> {
  return page.evaluate((wanted) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const script = performance
      .getEntriesByType("resource")
      .find(({ name }) => new URL(name).host === wanted);
    return (script?.startTime ?? Number.NaN) - (paint?.startTime ?? Number.NaN);
  }, host);
}
