import { fetchFile } from "./fetch-files.ts";

/** What the worker is asked to fetch. */
export interface CodeFiles {
  readonly paths: readonly string[];
  readonly priority: RequestPriority;
}

/** Answers with whether all of the files are in the browser's cache, and ends. */
addEventListener("message", async ({ data }: MessageEvent<CodeFiles>) => {
  // Waits for all of them, since requests in flight when the worker ends are lost.
  const fetched = await Promise.allSettled(
    data.paths.map((path) => fetchFile(path, data.priority)),
  );
  postMessage(fetched.every(({ status }) => status === "fulfilled"));
  close();
});
