import type { Page } from "@playwright/test";

/** Waits for two frames: what the last change moved or asked for has been noted by then. */
export function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
