import type { Page } from "@playwright/test";

/** Holds a page's requests for the files whose addresses match, until what is returned is called. */
export async function holdRequests(page: Page, files: RegExp): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(files, async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}
