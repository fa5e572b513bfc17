import type { Page } from "@playwright/test";

/**
 * Holds a page's requests for files whose addresses match.
 * @returns sends the held requests; later ones are no longer held
 */
export async function holdRequests(page: Page, files: RegExp): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(files, async (route) => {
    await sent;
    // The page may have been left meanwhile.
    await route.fallback().catch(() => {});
  });
  return send;
}
