import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { anchors, pageIds, paths } from "../src/facts/paths.ts";
import { ArticleError, listed } from "./article-problems.ts";
import {
  type ArticleFile,
  generateArticleSlugs,
  generateArticles,
  generateNewestArticles,
  readArticles,
} from "./generate-articles.ts";

const folder = new URL("../src/en/articles/", import.meta.url);

/** The files this script writes, with what is online today. */
export const generatedFiles = {
  all: new URL("../src/en/articles.generated.ts", import.meta.url),
  newest: new URL("../src/en/articles.newest.generated.ts", import.meta.url),
  slugs: new URL("../src/facts/article-slugs.generated.ts", import.meta.url),
} as const;

/** The internal links that articles may use besides those to other articles: pages and their anchors. */
export const pageLinks: readonly string[] = [
  ...pageIds.map((id) => paths[id].path),
  ...pageIds.flatMap((id) => {
    const names: readonly string[] = id in anchors ? anchors[id as keyof typeof anchors] : [];
    return names.map((name) => `${paths[id].path}#${name}`);
  }),
];

/** Reads the article files. Git keeps no empty folder, so that without articles there may be none. */
export async function readArticleFiles(): Promise<ArticleFile[]> {
  const names = globSync("*.mdx", { cwd: folder });
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), "utf8") })),
  );
}

if (import.meta.main) {
  try {
    const files = await readArticleFiles();
    const articles = readArticles(files, pageLinks, {
      onAdvice: (advice) => console.warn(["Advice:", ...listed(advice)].join("\n")),
    });
    await writeFile(generatedFiles.all, generateArticles(articles));
    await writeFile(generatedFiles.newest, generateNewestArticles(articles));
    await writeFile(generatedFiles.slugs, generateArticleSlugs(articles));
    const waiting = files.length - articles.length;
    const left = waiting > 0 ? `; ${waiting} not online yet` : "";
    console.log(`Wrote ${articles.length} articles to src/en/articles.generated.ts${left}.`);
  } catch (error) {
    if (!(error instanceof ArticleError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
