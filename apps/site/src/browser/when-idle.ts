/** Runs `act` when the browser is idle, but after `limit` ms at the latest. */
export function whenIdle(act: () => void, limit = 500): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: limit });
  else setTimeout(act);
}
