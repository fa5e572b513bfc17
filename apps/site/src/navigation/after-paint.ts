/** Runs `act` at the first call of what it returns. */
function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}

/** Runs `act` once the next frame is painted, or soon if there is none, as in a hidden tab. */
export function afterPaint(act: () => void): void {
  const run = once(act);
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, 200);
}

/** Runs `act` once something of the page is on the screen, or in a second if nothing is, as in a hidden tab. */
export function afterFirstPaint(act: () => void): void {
  const run = once(act);
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("first-contentful-paint")[0]) return;
    observer.disconnect();
    run();
  }).observe({ type: "paint", buffered: true });
  setTimeout(run, 1_000);
}
