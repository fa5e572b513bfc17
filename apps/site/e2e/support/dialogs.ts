import type { Page } from "@playwright/test";

/** Closes every alert and returns the list of their texts. An open alert would block all clicks. */
export function hearAlerts(page: Page): string[] {
  const heard: string[] = [];
  page.on("dialog", async (dialog) => {
    await dialog.accept().catch((error: Error) => {
      // A busy browser sometimes closes it before it is asked to.
      if (!error.message.includes("No dialog is showing")) throw error;
    });
    heard.push(dialog.message());
  });
  return heard;
}
