import { MissingCodeError } from "../browser/fetch-files.ts";
import { storageName } from "../browser/storage-name.ts";

const storageKey = storageName("reloaded");

/**
 * Whether an error means that the site was deployed since the page was loaded. Browsers word a
 * failed import differently, but always mention “import” or “module”; for stylesheets Vite throws
 * its own error, and a loader that finds data of another build asks for a full load by throwing a
 * response.
 */
function isAfterDeploy(error: unknown): boolean {
  if (error instanceof MissingCodeError || error instanceof Response) return true;
  if (!(error instanceof Error)) return false;
  return error instanceof TypeError
    ? /import|module/i.test(error.message)
    : error.message.startsWith("Unable to preload CSS");
}

/**
 * Whether this address has already been reloaded; also if storage is refused, so that this is
 * unknown.
 */
function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === location.href;
  } catch {
    return true;
  }
}

/** Whether a reload may help after an error, and this address has not been reloaded for that. */
export function canReload(error: unknown): boolean {
  return isAfterDeploy(error) && !wasReloaded();
}

/**
 * Reloads the page and records it, so that an address is reloaded at most once. Does nothing if
 * storage is full.
 */
export function reload(): void {
  try {
    sessionStorage.setItem(storageKey, location.href);
  } catch {
    return;
  }
  location.reload();
}
