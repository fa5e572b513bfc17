import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { PluginOption } from "vite";
import { readArticleBody } from "./article-bodies.ts";

const folder = resolve(import.meta.dirname, "../../../../packages/content/src/articles");
const query = "?article";

/**
 * Lets a story import the body of one article as data: `….mdx?article`. The site itself loads none as a
 * module, however many there are. The query keeps the file from Storybook's own compiler of `.mdx`.
 */
export function storyArticles(): PluginOption[] {
  return [
    {
      name: "kolam:story-articles",
      enforce: "pre",
      // By hand: under Storybook's test runner nothing else resolves a package's `.mdx` with a query.
      resolveId(source) {
        const [, file] = /^@kolam\/content\/articles\/([\w-]+\.mdx)\?article$/.exec(source) ?? [];
        return file && resolve(folder, file) + query;
      },
      async load(id) {
        if (!id.endsWith(`.mdx${query}`)) return undefined;
        const file = id.slice(0, -query.length);
        this.addWatchFile(file);
        const body = readArticleBody(await readFile(file, "utf8"));
        return `export default ${JSON.stringify(body)};`;
      },
    },
  ];
}
