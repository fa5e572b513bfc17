let held: Promise<void> = Promise.resolve();

// Vite reloads the page after all listeners have run.
import.meta.hot?.on("vite:beforeFullReload", () => held);

/**
 * Prevents reloads of the page while something is being written in it.
 * @returns what lets it be reloaded, if it was to be
 */
export function holdReloads(): () => void {
  let release = () => {};
  held = new Promise((done) => {
    release = done;
  });
  return release;
}
