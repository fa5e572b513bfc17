import type { Page } from "@playwright/test";

/** The texts of the alerts that have been shown and are gone: while one stands, no click gets through. */
export function hearAlerts(page: Page): string[] {
  const heard: string[] = [];
  page.on("dialog", async (dialog) => {
    await dialog.accept().catch((error: Error) => {
      // A busy browser sometimes has closed it before it is told to.
      if (!error.message.includes("No dialog is showing")) throw error;
    });
    heard.push(dialog.message());
  });
  return heard;
}
