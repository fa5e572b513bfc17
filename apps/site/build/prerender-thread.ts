/** A thread that renders its share of the pages; see `prerender`. */
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type * as Server from "../src/entry-prerender.tsx";
import { Assets } from "./prerender/assets.ts";
import { isOfThread, renderPages, type ThreadTask } from "./prerender/prerender.ts";

const task: ThreadTask = workerData;
const server: typeof Server = await import(pathToFileURL(task.serverFile).href);
const paths = server.pathsToRender().filter((_path, place) => isOfThread(place, task));
parentPort?.postMessage([
  ...(await renderPages(server, new Assets(task.outDir), task.outDir, paths)),
]);
