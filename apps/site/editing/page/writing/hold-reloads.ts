let held: Promise<void> = Promise.resolve();

// Vite reloads the page once those who listen are done.
import.meta.hot?.on("vite:beforeFullReload", () => held);

/**
 * Keeps the page from being reloaded, with what is being written in it.
 * @returns what lets it be reloaded, if it was to be
 */
export function holdReloads(): () => void {
  let release = () => {};
  held = new Promise((done) => {
    release = done;
  });
  return release;
}
