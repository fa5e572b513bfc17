import type { Page, Route } from "@playwright/test";
import { test as base, expect, forgetErrors } from "../support/fixtures.ts";
import { answerContacts, visitAsUsual } from "./contacts.ts";

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

/** The hosts of a tag, and what stands in for its script, with its documented interface. */
interface Tag {
  readonly hosts: RegExp;
  readonly body: string;
}

/**
 * A test of a site with a tag and a chat. Its hosts answer as `heard` says; a test without `heard`
 * has none.
 */
export const testWith = ({ hosts, body }: Tag) =>
  base.extend<{ heard: Heard }>({
    context: async ({ context }, use) => {
      await answerContacts(context);
      await use(context);
    },
    heard: async ({ context }, use) => {
      const heard: Heard = { scripts: [], sent: [] };
      await context.route(hosts, (route) => {
        const request = route.request();
        const url = new URL(request.url());
        const to = url.host + url.pathname;
        if (request.resourceType() === "script") {
          heard.scripts.push(to);
          return route.fulfill({ contentType: "text/javascript", body });
        }
        const data = request.postData();
        const what = data ? JSON.parse(data) : Object.fromEntries(url.searchParams);
        heard.sent.push({ to, what });
        return route.fulfill({
          headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
          json: {},
        });
      });
      await use(heard);
    },
  });

/**
 * Ways in which a tag's hosts fail. A request that is never answered stays silent for the whole
 * test.
 */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "is blocked": (route) => route.abort("blockedbyclient"),
  "does not answer": async () => {},
  "is broken": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken tag')" }),
};

/** The tests of a tag that fails. `allow` is what must be done before it is loaded at all. */
export function testFaults(
  tag: Tag,
  allow: (page: Page) => Promise<unknown> = async () => {},
): void {
  const test = testWith(tag);
  for (const [what, fault] of Object.entries(faults)) {
    test(`a tag that ${what} changes nothing for the visitor`, async ({
      page,
      context,
      mailbox,
      consoleErrors,
    }) => {
      await context.route(tag.hosts, fault);
      await allow(page);
      await visitAsUsual(page);
      expect(mailbox.count()).toBe(1);
      // Only the browser itself reports what failed.
      forgetErrors(consoleErrors, /Failed to load resource|ERR_BLOCKED_BY_CLIENT|broken tag/);
    });
  }
}

/**
 * When the first script of a host was asked for after the page's first paint, in ms; negative
 * before it.
 */
export function afterFirstPaint(page: Page, host: string): Promise<number> {
  return page.evaluate((wanted) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const script = performance
      .getEntriesByType("resource")
      .find(({ name }) => new URL(name).host === wanted);
    return (script?.startTime ?? Number.NaN) - (paint?.startTime ?? Number.NaN);
  }, host);
}

/** Waits for an idle moment of the page: in those that it asked for before, a tag is added. */
export const idleMoment = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestIdleCallback(() => done()));
      }),
  );
