const storageKey = "kolam:reloaded";

/**
 * Whether an error means that code or styles could not be fetched. Browsers word a failed import differently,
 * but always mention “import” or “module”; for stylesheets Vite throws an error of its own.
 */
function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof TypeError
    ? /import|module/i.test(error.message)
    : error.message.startsWith("Unable to preload CSS");
}

/** Whether this address has already been reloaded. Records it, for the next call. */
function wasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === location.href) return true;
    sessionStorage.setItem(storageKey, location.href);
    return false;
  } catch {
    return true;
  }
}

/**
 * Reloads the page if its code is missing, at most once per address so that it cannot loop.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(error: unknown): boolean {
  if (!isMissingCode(error) || wasReloaded()) return false;
  location.reload();
  return true;
}
