import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { resolve } from "node:path";
import { createSiteServer } from "../../../apps/site/server/site-server.ts";
import { createTagStub } from "../tags/tag-stub.ts";
import { createBareFloorServer, createFloorServer } from "./floor.ts";
import { createFolderServer } from "./folder-server.ts";
import { createPhotoStub } from "./photo-stub.ts";

/** The servers that a run visits. */
export interface Hosts {
  /** Origins by name: `site` as `npm start` serves it, `floor`, `bare floor`, and the peers. */
  readonly origins: Readonly<Record<string, string>>;
  /** Port of the stub for the photo host. */
  readonly photoPort: number;
  /** Port of the stub for the tags' hosts. */
  readonly tagPort: number;
  readonly stop: () => void;
}

/** The servers of the site that is built here. */
const ofSite = {
  site: createSiteServer,
  floor: createFloorServer,
  "bare floor": createBareFloorServer,
};
const stubs = { photos: createPhotoStub, tags: createTagStub };
const own: Readonly<Record<string, () => Server>> = { ...ofSite, ...stubs };

/** Serves a built site: one of ours with its own rules, any other as a good static host does. */
const createServerOf = (folder: string): Server =>
  existsSync(resolve(folder, "host-rules.json"))
    ? createSiteServer(folder)
    : createFolderServer(folder);

/**
 * The folders of built sites by name: those of this run, and others from options such as `name=folder`.
 * @throws when an option is malformed, a folder has no home page, or two hosts would have the same name
 */
export function foldersOf(
  folders: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Readonly<Record<string, string>> {
  const others = options.map((option) => {
    const [, name, folder] = /^([\w-]+)=(.+)$/.exec(option) ?? [];
    if (!name || !folder) throw new Error(`${option}: expected a name and a folder: name=folder.`);
    const home = resolve(folder, "index.html");
    if (!existsSync(home)) throw new Error(`${option}: there is no ${home}.`);
    return [name, resolve(folder)] as const;
  });
  const names = [...Object.keys(own), ...Object.keys(folders), ...others.map(([name]) => name)];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two hosts of this run would be called ${twice}.`);
  return { ...folders, ...Object.fromEntries(others) };
}

/**
 * Starts all servers in a separate process, so that the measuring process does not slow them down.
 * @param folders of built sites by name
 * @param alone leaves out the site that is built here, and its floors
 * @throws when the site is not built
 */
export async function startHosts(
  folders: Readonly<Record<string, string>>,
  alone = false,
): Promise<Hosts> {
  const child: ChildProcess = fork(import.meta.filename, [JSON.stringify([folders, alone])]);
  const ports = await new Promise<Record<string, number>>((done, fail) => {
    child.once("message", (message) => done(message as Record<string, number>));
    child.once("exit", () => fail(new Error("The servers stopped. Is the site built?")));
  });
  const { photos = 0, tags = 0, ...others } = ports;
  return {
    origins: Object.fromEntries(
      Object.entries(others).map(([name, port]) => [name, `http://localhost:${port}`]),
    ),
    photoPort: photos,
    tagPort: tags,
    stop: () => child.kill(),
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  return (server.address() as AddressInfo).port;
}

if (import.meta.main) {
  const [folders, alone]: Parameters<typeof startHosts> = JSON.parse(process.argv[2] ?? "[{}]");
  const servers = [
    ...Object.entries(alone ? stubs : own).map(([name, create]) => [name, create()] as const),
    ...Object.entries(folders).map(([name, folder]) => [name, createServerOf(folder)] as const),
  ];
  const ports: Record<string, number> = {};
  for (const [name, server] of servers) ports[name] = await listen(server);
  process.send?.(ports);
  // Ends with the process that started it.
  process.on("disconnect", () => process.exit());
}
