import type { Theme } from "./theme.ts";
import { trustedScriptUrl } from "./trusted-script-url.ts";

const workerPath = "/theme-worker.js";

/**
 * From the next full page load on, pages arrive in the chosen theme: a service worker writes it into
 * the HTML. It exists only for visitors who chose a theme that is not their system's. Where it cannot
 * be registered the boot script sets the theme a moment after the first paint.
 */
export async function registerThemeWorker(theme: Theme | undefined): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    if (theme) {
      await serviceWorker.register(trustedScriptUrl(`${workerPath}?theme=${theme}`));
    } else {
      const registration = await serviceWorker.getRegistration();
      await registration?.unregister();
    }
  } catch (error) {
    console.warn(error);
  }
}
