import { fetchFile } from "./fetch-files.ts";

/** What the worker is asked to fetch. */
export interface CodeFiles {
  readonly paths: readonly string[];
  readonly priority: RequestPriority;
}

/** Answers with whether all of the files are in the browser's cache, and ends. */
addEventListener("message", async ({ data }: MessageEvent<CodeFiles>) => {
  // All of them, since what is on its way when the worker ends is lost.
  const fetched = await Promise.allSettled(
    data.paths.map((path) => fetchFile(path, data.priority)),
  );
  postMessage(fetched.every(({ status }) => status === "fulfilled"));
  close();
});
