import { join } from "node:path";
import { hostFiles } from "@kolam/site/build/hosting/host-files";
import type { HostRules } from "@kolam/site/build/hosting/host-rules";
import { securityPath } from "@kolam/site/build/outputs/crawl-files/security";
import type { Samples } from "@kolam/site/hosts/checks";
import { samplesOf } from "@kolam/site/hosts/samples";
import { Endless, type Route, type Send, sender } from "@kolam/site/hosts/send";
import { readFiles } from "@kolam/site/server/file-store";
import { readRules } from "@kolam/site/server/site-server";

/** Something that is wrong with a live site. */
export interface Finding {
  /** The address or path. */
  readonly where: string;
  readonly what: string;
  readonly fix: string;
}

/** A live site, and the build that it should be. */
export interface LiveSite {
  readonly origin: URL;
  readonly send: Send;
  /** How it is reached. */
  readonly route: Route;
  /** The build's own table of pages, redirects and headers. */
  readonly rules: HostRules;
  /** The built files by their paths. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly samples: Samples;
}

/** One kind of question about what a visitor gets. */
export type Look = (site: LiveSite) => Promise<readonly Finding[]>;

/** After this many endless answers, a host is not asked any more. */
const patience = 5;

/**
 * Asks a host until it has given too many endless answers. Otherwise each file of a site might take
 * megabytes or a minute.
 */
export function patient(send: Send): Send {
  let endless = 0;
  return async (sent) => {
    if (endless >= patience) throw new Error(`not asked: ${endless} answers before had no end`);
    try {
      return await send(sent);
    } catch (error) {
      if (error instanceof Endless) endless += 1;
      throw error;
    }
  };
}

/** @param folder with the built site: `dist` and `build-out` */
export function liveSite(address: string, folder: string, route: Route = {}): LiveSite {
  const dist = join(folder, "dist");
  const rules = readRules(join(folder, "build-out"));
  // Each build sets another end to what one of them says.
  const left = new Set([...hostFiles.map((name) => `/${name}`), securityPath]);
  const files = [...readFiles(dist)].filter(([path]) => !left.has(path) && !path.endsWith("/404"));
  const origin = new URL(new URL(address).origin);
  // An error page may be longer than any file of ours.
  const maxBytes = 2 ** 20 + Math.max(...files.map(([, { plain }]) => plain.data.length));
  return {
    origin,
    send: patient(sender(origin.href, { maxBytes, ...route })),
    route,
    rules,
    files: new Map(files.map(([path, { plain }]) => [path, plain.data])),
    samples: samplesOf(dist, rules.base),
  };
}

/** Does something with each item, eight at a time, and returns the results in order. */
export async function forEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: (readonly Result[])[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [at, item] of left) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results.flat();
}

/** The reason of an error, on one line. */
export const reasonOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);
