import workerUrl from "./fetch.worker.ts?worker&url";
import { fetchFile } from "./fetch-files.ts";
import { trustedScript } from "./trusted-script.ts";

let ahead: Promise<boolean> | undefined;
let fetched: Promise<void> | undefined;

function fetchInWorker(paths: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedScript("site-code", workerUrl), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.onerror = () => resolve(false);
    worker.postMessage(paths);
  });
}

/**
 * Fetches modules before anybody needs them, in a worker: each file of many would otherwise cost
 * the page's own thread a millisecond or two. A failure shows when they are needed.
 */
export function fetchCodeAhead(paths: readonly string[]): void {
  ahead ??= fetchInWorker(paths).catch(() => false);
}

/**
 * Puts modules into the browser's cache, once. Unlike `modulepreload` it compiles nothing, which
 * takes a slow phone 100 ms, and a failure is not remembered: browsers keep the failure of a module
 * for as long as the page lives (whatwg/html#10327).
 * @throws when one of them cannot be fetched
 */
export function fetchCode(paths: readonly string[]): Promise<void> {
  const all = async () => {
    if (await ahead) return;
    await Promise.all(paths.map((path) => fetchFile(path, "high")));
  };
  fetched ??= all().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}
