import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { articleCount } from "@site/entries/article-slugs";
import type { Samples } from "./checks.ts";

/**
 * One file of each kind in the built site.
 * @throws when the site has not been built
 */
export function samplesOf(dist: string, base = ""): Samples {
  const sample = (folder: string, name: RegExp) => {
    const file = readdirSync(join(dist, base, folder)).find((entry) => name.test(entry));
    if (!file) throw new Error(`${dist}/${folder} has no file like ${name}.`);
    return `${base}/${folder}/${file}`;
  };
  return {
    base,
    script: sample("assets", /\.js$/),
    font: sample("assets", /\.woff2$/),
    art: sample("art", /\.svg$/),
    card: sample("cards", /\.png$/),
    data: articleCount > 0 ? sample("data/blog", /\.json$/) : undefined,
    html: (file) => readFileSync(join(dist, file), "utf8"),
  };
}
