/** Runs `act` when the browser has nothing better to do, `limit` ms from now at the latest. */
export function whenIdle(act: () => void, limit = 500): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: limit });
  else setTimeout(act);
}
