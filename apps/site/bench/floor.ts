import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { resolve } from "node:path";
import { type Headers, type HostRules, headersOf } from "../build/hosting/host-rules.ts";
import { contentSecurityPolicy, styleBlocks } from "../build/hosting/security-policy.ts";
import { loadSiteConfig } from "../config/site-config.ts";
import { readRules } from "../server/site-server.ts";
import { createFolderServer } from "./folder-server.ts";

const dist = resolve(import.meta.dirname, "../dist");

/**
 * A page as light as its design allows: the same HTML without scripts, all of its CSS inside.
 * @throws when the page has no script or no stylesheet to take out: then it is not built as we think
 */
export function floorOf(html: string): string {
  let scripts = 0;
  let rest = "";
  const bare = html
    .replace(/<script\b[^>]*\bsrc="[^"]*"[^>]*><\/script>/g, () => {
      scripts += 1;
      return "";
    })
    .replace(/<link\b[^>]*\bas="style"[^>]*>/g, "")
    .replace(/<link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*>/g, (link) => {
      const href = /\bhref="\/([^"]+\.css)"/.exec(link)?.[1];
      if (href !== undefined) rest += readFileSync(resolve(dist, href), "utf8");
      return "";
    });
  if (scripts === 0 || rest === "") {
    throw new Error(
      "The page has no script or no late stylesheet; mend floorOf() in bench/floor.ts.",
    );
  }
  return bare.replace("</style>", () => `${rest}</style>`);
}

/** The page's own headers, its policy with the styles that the floor has. The way on is no part of it. */
function headersOfFloor(html: string, path: string, rules: HostRules): Headers {
  const { "Speculation-Rules": _, ...headers } = headersOf(rules, path);
  return {
    ...headers,
    "Content-Security-Policy": contentSecurityPolicy(loadSiteConfig(), styleBlocks(html)),
  };
}

/** Serves the floor of every page with the headers of the page, and the built files they use. */
export function createFloorServer(): Server {
  const rules = readRules();
  return createFolderServer(dist, (page, path) => {
    const html = floorOf(page);
    return { html, headers: headersOfFloor(html, path, rules) };
  });
}

/** The same without those headers, as a host serves it that nobody has set up. */
export function createBareFloorServer(): Server {
  return createFolderServer(dist, (page) => ({ html: floorOf(page) }));
}
