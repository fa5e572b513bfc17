const triedKey = "kolam:reloaded";

/**
 * Whether an error means that code or styles could not be fetched. Browsers word it differently; all name the
 * import or the module. Vite's loader reports a stylesheet that is gone.
 */
function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof TypeError
    ? /import|module/i.test(error.message)
    : error.message.startsWith("Unable to preload CSS");
}

/** Whether this address was already reloaded because of an error; remembers it if not. */
function wasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(triedKey) === location.href) return true;
    sessionStorage.setItem(triedKey, location.href);
    return false;
  } catch {
    return true;
  }
}

/**
 * Loads the address anew when the page's code is gone, once per address so that it cannot loop.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(error: unknown): boolean {
  if (!isMissingCode(error) || wasReloaded()) return false;
  location.reload();
  return true;
}
