import type { Page } from "@playwright/test";

/** Waits for two frames, after which the last change has been laid out and painted. */
export function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
