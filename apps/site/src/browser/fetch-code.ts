import type { CodeFiles } from "./fetch.worker.ts";
import workerUrl from "./fetch.worker.ts?worker&url";
import { fetchFile } from "./fetch-files.ts";
import { trustedScript } from "./trusted-script.ts";

let inWorker: Promise<boolean> | undefined;
let fetched: Promise<void> | undefined;

/** In a worker, since each file costs a slow phone's main thread 3 ms. */
function fetchInWorker(files: CodeFiles): Promise<boolean> {
  const done = new Promise<boolean>((resolve) => {
    const worker = new Worker(trustedScript("site-code", workerUrl), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.onerror = () => resolve(false);
    worker.postMessage(files);
  });
  return done.catch(() => false);
}

/** Prefetches modules. A failure surfaces when they are needed. */
export function fetchCodeAhead(paths: readonly string[]): void {
  inWorker ??= fetchInWorker({ paths, priority: "low" });
}

/**
 * Puts modules into the browser's cache, once. Unlike `modulepreload` it compiles nothing, which
 * takes a slow phone 100 ms, and a failure is not remembered: browsers keep the failure of a module
 * for as long as the page lives (whatwg/html#10327).
 * @throws when one of them cannot be fetched
 */
export function fetchCode(paths: readonly string[]): Promise<void> {
  const all = async () => {
    inWorker ??= fetchInWorker({ paths, priority: "high" });
    if (await inWorker) return;
    // The fallback without workers, and for a missing file, to find out which one and why.
    await Promise.all(paths.map((path) => fetchFile(path, "high")));
  };
  fetched ??= all().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}
