import { fetchFile } from "./fetch-files.ts";

/** Answers a list of files with whether all of them are in the browser's cache, and ends. */
addEventListener("message", async ({ data }: MessageEvent<readonly string[]>) => {
  // All of them, since what is on its way when the worker ends is lost.
  const fetched = await Promise.allSettled(data.map((path) => fetchFile(path, "low")));
  postMessage(fetched.every(({ status }) => status === "fulfilled"));
  close();
});
