import { paths } from "@kolam/content/paths";
import type { Page } from "@playwright/test";
import { fieldsOf, mailForms } from "../../src/forms/contract/forms.ts";
import { settle, slowdown } from "../support/first-paint.ts";
import { expect, test } from "../support/fixtures.ts";
import { field, journeys } from "../support/form-journeys.ts";
import { holdRequests } from "../support/hold-requests.ts";

/** The first field of each form, which is a line of text. */
const forms = (["contact", "application", "quote"] as const).map((name) => ({
  name,
  path: journeys[name].path,
  first: fieldsOf(mailForms[name])[0]?.name ?? "",
}));

/**
 * Writes a letter into a field in the moment in which React has begun to hydrate the page, or the island that
 * the field is in, and has not come to the field. Runs in the page.
 * @returns whether React had the field right after each event
 */
function writeDuring({ id, letter }: { id: string; letter: string }): Promise<boolean[]> {
  const isReact = (element: Element | null) =>
    Object.keys(element ?? {}).some((key) => key.startsWith("__react"));
  const input = document.getElementById(id) as HTMLInputElement;
  const root = (input.closest("[data-island]") ?? document.getElementById("root")) as HTMLElement;
  const write = () => {
    input.value += letter;
    return ["pointerdown", "keydown", "input", "keyup"].map((type) => {
      input.dispatchEvent(new Event(type, { bubbles: true }));
      return isReact(input);
    });
  };
  return new Promise((resolve, reject) => {
    let isWaiting = true;
    const look = () => {
      if (!isWaiting || !isReact(root)) return;
      isWaiting = false;
      if (isReact(input)) reject(new Error("The field was hydrated before anything was written."));
      else resolve(write());
    };
    // React listens at once and hydrates in a later task; between them there is this moment.
    root.addEventListener = (...listener: Parameters<EventTarget["addEventListener"]>) => {
      EventTarget.prototype.addEventListener.apply(root, listener);
      queueMicrotask(look);
    };
  });
}

/**
 * Writes a letter in the moment in which the form has been hydrated and not all of the page, and leaves the
 * page. Runs in it.
 * @returns what is kept of the form on the device
 */
function writeAndLeave(id: string): Promise<string> {
  const input = document.getElementById(id) as HTMLInputElement;
  return new Promise((resolve, reject) => {
    new MutationObserver(() => {
      if ("live" in document.documentElement.dataset) reject(new Error("All was hydrated."));
    }).observe(document.documentElement, { attributes: true });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (!input.form?.noValidate) return port2.postMessage("");
      input.value += "a";
      input.dispatchEvent(new Event("input", { bubbles: true }));
      dispatchEvent(new Event("pagehide"));
      resolve(Object.values(localStorage).join());
    };
    port2.postMessage("");
  });
}

const atNoEvent = "nothing is hydrated within an event";

/**
 * Opens a page in a slow browser. Its application waits for `send`; `speedUp` makes the browser as fast as this
 * machine.
 */
async function openHeld(page: Page, path: string) {
  const send = await holdRequests(page, /\/assets\/app-[\w-]{8}\.js/);
  await page.goto(path);
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  await slowDown(slowdown);
  return { send, speedUp: () => slowDown(1) };
}

/** Writes a letter while React, which is sent for now, hydrates the page: {@link writeDuring}. */
async function writeWhileHydrated(
  page: Page,
  send: () => void,
  where: Parameters<typeof writeDuring>[0],
): Promise<boolean[]> {
  const hydrated = page.evaluate(writeDuring, where);
  // What is evaluated next comes after it has begun to listen.
  await page.evaluate(() => {});
  send();
  return hydrated;
}

for (const { name, path, first } of forms) {
  test(`${name}: who writes while the page is hydrated is not kept waiting, and no letter is lost`, async ({
    page,
  }) => {
    const { send, speedUp } = await openHeld(page, path);
    await field(page, name, first).fill("Meer");
    const hydrated = await writeWhileHydrated(page, send, { id: `${name}-${first}`, letter: "a" });
    expect(hydrated, atNoEvent).toEqual(Array(4).fill(false));
    await speedUp();
    await settle(page);
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()), "it is kept")
      .toContain("Meera");
  });

  test(`${name}: who leaves while the page is hydrated finds what was written`, async ({
    page,
  }) => {
    const { send } = await openHeld(page, path);
    await field(page, name, first).fill("Meer");
    const kept = page.evaluate(writeAndLeave, `${name}-${first}`);
    send();
    expect(await kept).toContain("Meera");
  });
}

test("blog: who searches while the page is hydrated is not kept waiting, and is answered", async ({
  page,
}) => {
  const { send, speedUp } = await openHeld(page, paths.blog.path);
  const search = page.getByRole("searchbox");
  await search.fill("checkou");
  const id = (await search.getAttribute("id")) ?? "";
  const hydrated = await writeWhileHydrated(page, send, { id, letter: "t" });
  expect(hydrated, atNoEvent).toEqual(Array(4).fill(false));
  await speedUp();
  await expect(page).toHaveURL(/q=checkout$/);
  await expect(search).toHaveValue("checkout");
});
