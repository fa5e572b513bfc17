import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import type { Server } from "node:net";
import { resolve } from "node:path";
import { createSiteServer } from "@kolam/site/server/site-server";
import { createBareFloorServer, createFloorServer } from "./floor.ts";
import { createFolderServer } from "./folder-server.ts";
import { listen } from "./listen.ts";
import { createPhotoStub } from "./photo-stub.ts";

/** The servers that a run visits. */
export interface Hosts {
  /** Origins by name: `site` as `npm start` serves it, `floor`, `bare floor`, and other sites. */
  readonly origins: Readonly<Record<string, string>>;
  /** Port of the stub for the photo host. */
  readonly photoPort: number;
  readonly stop: () => void;
}

/** The servers of the site that is built here, and the stub. */
const own: Readonly<Record<string, () => Server>> = {
  site: createSiteServer,
  floor: createFloorServer,
  "bare floor": createBareFloorServer,
  photos: createPhotoStub,
};

/** Whether a folder is the `build-out` of another build of this site. */
export const isOurs = (folder: string): boolean => existsSync(resolve(folder, "host-rules.json"));

/** Serves a built site: ours with its own rules, any other as a good static host does. */
const createServerOf = (folder: string): Server =>
  isOurs(folder) ? createSiteServer(folder) : createFolderServer(folder);

/**
 * The folders of other built sites by name, from options such as `name=folder`.
 * @throws when a folder has no home page
 */
export function foldersOf(options: readonly string[]): Readonly<Record<string, string>> {
  const sites = options.map((option) => {
    const [name = "", folder = ""] = option.split("=");
    const home = resolve(folder, isOurs(folder) ? "served/index.html" : "index.html");
    if (!existsSync(home)) throw new Error(`${option}: there is no ${home}.`);
    return [name, resolve(folder)] as const;
  });
  return Object.fromEntries(sites);
}

/**
 * Starts all servers in a separate process, so that the measuring process does not slow them down.
 * @param folders of other built sites by name
 * @throws when the site is not built
 */
export async function startHosts(folders: Readonly<Record<string, string>>): Promise<Hosts> {
  const child: ChildProcess = fork(import.meta.filename, [JSON.stringify(folders)]);
  const ports = await new Promise<Record<string, number>>((done, fail) => {
    child.once("message", (message) => done(message as Record<string, number>));
    child.once("exit", () => fail(new Error("The servers stopped. Is the site built?")));
  });
  const { photos = 0, ...others } = ports;
  return {
    origins: Object.fromEntries(
      Object.entries(others).map(([name, port]) => [name, `http://localhost:${port}`]),
    ),
    photoPort: photos,
    stop: () => child.kill(),
  };
}

if (import.meta.main) {
  const folders: Readonly<Record<string, string>> = JSON.parse(process.argv[2] ?? "{}");
  const servers = [
    ...Object.entries(own).map(([name, create]) => [name, create()] as const),
    ...Object.entries(folders).map(([name, folder]) => [name, createServerOf(folder)] as const),
  ];
  const ports: Record<string, number> = {};
  for (const [name, server] of servers) ports[name] = await listen(server);
  process.send?.(ports);
  // Ends with the process that started it.
  process.on("disconnect", () => process.exit());
}
