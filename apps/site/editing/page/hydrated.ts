/**
 * Waits until React has taken over the page, and begins that if it waits for a visitor: a text that
 * changed before would not be what it expects.
 */
export function hydrated(): Promise<void> {
  const root = document.documentElement;
  const isDone = () => "hydrated" in root.dataset || "failed" in root.dataset;
  dispatchEvent(new Event("focusin"));
  return new Promise((done) => {
    if (isDone()) return done();
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      done();
    });
    observer.observe(root, { attributes: true });
  });
}
