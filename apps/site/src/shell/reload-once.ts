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

/** Whether this address has already been reloaded; also if storage is refused and nobody knows. */
function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === location.href;
  } catch {
    return true;
  }
}

/** Whether a reload may help: code is missing, and this address has not been reloaded for that. */
export function canReload(error: unknown): boolean {
  return isMissingCode(error) && !wasReloaded();
}

/** Reloads the page and records it, so that an address is reloaded at most once. Does nothing if storage is full. */
export function reload(): void {
  try {
    sessionStorage.setItem(storageKey, location.href);
  } catch {
    return;
  }
  location.reload();
}
