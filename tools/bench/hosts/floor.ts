import type { Server } from "node:http";
import { join } from "node:path";
import { folders } from "@kolam/resolve/current";
import { headersOf } from "@kolam/site/build/hosting/host-rules";
import { readRules } from "@kolam/site/server/site-server";
import { createFolderServer } from "./folder-server.ts";

/** The folder of the built site. */
export const dist = join(folders.output, "dist");

/**
 * A page as light as its design allows: the same HTML and CSS without the application's scripts.
 * @throws when the page has no script to remove
 */
export function floorOf(html: string): string {
  const floor = html
    .replace(/<script\b[^>]*\ssrc="[^"]*"[^>]*><\/script>/g, "")
    .replace(/<link\b[^>]*\srel="(?:modulepreload|stylesheet)"[^>]*>/g, "");
  if (floor === html) throw new Error("The page has no script. Correct floorOf() in floor.ts.");
  return floor;
}

/** Serves the floor of every page with the page's own headers, except for the speculation rules. */
export function createFloorServer(): Server {
  const rules = readRules();
  return createFolderServer(dist, (page, path) => {
    const { "Speculation-Rules": _, ...headers } = headersOf(rules, path);
    return { html: floorOf(page), headers };
  });
}

/** Serves the floor of every page without those headers, as a host without configuration does. */
export function createBareFloorServer(): Server {
  return createFolderServer(dist, (page) => ({ html: floorOf(page) }));
}
