import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { PluginOption } from "vite";
import { articlesFolder, readArticleBody } from "./article-bodies.ts";

const query = "?article";

/**
 * Lets stories import the body of an article as data: `….mdx?article`. The site itself does not import
 * articles as modules. The query keeps Storybook's own MDX compiler away from the file.
 */
export function storyArticles(): PluginOption[] {
  return [
    {
      name: "kolam:story-articles",
      enforce: "pre",
      // Storybook's test runner cannot resolve a package's file with a query.
      resolveId(source) {
        const [, file] = /^@kolam\/content\/articles\/([\w-]+\.mdx)\?article$/.exec(source) ?? [];
        return file && resolve(articlesFolder, file) + query;
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
