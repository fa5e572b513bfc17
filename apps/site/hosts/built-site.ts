import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { readRules } from "../server/site-server.ts";
import { type Check, checks } from "./checks.ts";

const root = resolve(import.meta.dirname, "..");

/** Path of the first file in a folder of the built site whose name matches. */
function sample(folder: string, name: RegExp): string {
  const file = readdirSync(resolve(root, "dist", folder)).find((entry) => name.test(entry));
  if (!file) throw new Error(`dist/${folder} has no file like ${name}. Run \`pnpm build\` first.`);
  return `/${folder}/${file}`;
}

/** The checks for the built site. */
export function checksOfBuiltSite(): Check[] {
  return checks(readRules(), {
    script: sample("assets", /\.js$/),
    font: sample("assets", /\.woff2$/),
    art: sample("art", /\.svg$/),
    card: sample("cards", /\.png$/),
    data: sample("data/blog", /\.json$/),
  });
}
