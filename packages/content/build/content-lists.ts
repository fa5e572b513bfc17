import { existsSync, globSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { anchors } from "@kolam/content/model/pages/anchors";
import { hasFeature } from "@kolam/content/model/pages/features";
import { current, inLanguage, languages } from "@kolam/content/model/pages/languages";
import { type PageId, paths } from "@kolam/content/model/pages/paths";
import { serviceIds } from "@kolam/content/model/services/services";
import { folders, language } from "@kolam/resolve/current";
import { sectors } from "@site/words/sectors";
import {
  type ContentFile,
  filesIn,
  pathsOf,
  type ReadOptions,
  wordsFolder,
} from "./content-files.ts";
import { articleList, landingList, landingSlugList, sectorPageList } from "./entry-lists.ts";
import {
  generateArticleSlugs,
  generateAuthorArticles,
  generateNewestArticles,
  generateServiceArticles,
  readArticles,
} from "./generate-articles.ts";
import {
  generateCaseCounts,
  generateCaseIds,
  generateCases,
  generateServiceCases,
  readCases,
} from "./generate-cases.ts";
import { readLandings } from "./generate-landing.ts";
import { listed, readTogether } from "./problems.ts";
import { writeList } from "./write-list.ts";

const [first] = languages;
const pageIds = (Object.keys(paths) as PageId[]).filter((id) =>
  [current, first].some((language) => inLanguage(language, paths[id].path)),
);

/**
 * The internal links that these files may use besides those to each other: pages and their anchors,
 * and what there is in the first language, to which another one leads.
 */
export const pageLinks: readonly string[] = [
  ...(current === first ? [] : first.pages),
  ...pageIds.map((id) => paths[id].path),
  ...pageIds
    .filter((id) => id !== "portfolio")
    .flatMap((id) => {
      const names: readonly string[] = id in anchors ? anchors[id as keyof typeof anchors] : [];
      return names.map((name) => `${paths[id].path}#${name}`);
    }),
];

/**
 * The portfolio's. Which services and sectors have cases is not known yet: the audit of the built
 * pages finds links to others.
 */
const portfolioLinks = [
  paths.portfolio.path,
  ...[...anchors.portfolio, ...serviceIds, ...Object.keys(sectors)].map(
    (name) => `${paths.portfolio.path}#${name}`,
  ),
];

/** The files of the articles, cases and landing pages. */
export async function readContentFiles() {
  return {
    articles: await filesIn("articles"),
    cases: await filesIn("cases"),
    landing: await filesIn("landing"),
  };
}

/** The contents of the files. */
export function readContent(
  files: Readonly<Record<"articles" | "cases" | "landing", readonly ContentFile[]>>,
  options: ReadOptions = {},
) {
  // The lists that the model knows are those written last: none, the first time.
  const blog = files.articles.length > 0 && hasFeature("blog") ? [paths.blog.path] : [];
  const links = [
    ...pageLinks,
    ...blog,
    ...(files.cases.length > 0 ? portfolioLinks : []),
    ...pathsOf("/blog", files.articles, options),
    ...pathsOf("/portfolio", files.cases, options),
    ...pathsOf("", files.landing, options),
  ];
  return readTogether({
    articles: () => readArticles(files.articles, links, options),
    cases: () => readCases(files.cases, links, options),
    landing: () => readLandings(files.landing, links, options),
  });
}

/** Where the lists are. */
const entriesFolder = folders.entries(language);

/** The text of all words of this language that are written by hand, as code. */
const handWritten = (): string =>
  globSync("**/*.ts", { cwd: wordsFolder })
    .map((file) => readFileSync(join(wordsFolder, file), "utf8"))
    .join("\n");

/** The files that are generated, with their texts. */
export function generatedFiles({
  articles,
  cases,
  landing,
}: ReturnType<typeof readContent>): ReadonlyMap<string, string> {
  const words = handWritten();
  const isNamed = (id: string) => words.includes(`"${id}"`);
  const texts = {
    "articles.ts": articleList(articles),
    "newest-articles.ts": generateNewestArticles(articles),
    "articles-by-author.ts": generateAuthorArticles(articles),
    "article-of-service.ts": generateServiceArticles(articles),
    "article-slugs.ts": generateArticleSlugs(articles),
    "case-counts.ts": generateCaseCounts(cases),
    "case-ids.ts": generateCaseIds(cases),
    "landing-slugs.ts": landingSlugList(landing.map(({ slug }) => slug)),
    "landing-pages.ts": landingList(landing),
    "sector-pages.ts": sectorPageList(
      landing.flatMap(({ sector, slug }) => {
        if (!sector) return [];
        const services = cases
          .filter((one) => one.sector === sector)
          .flatMap(({ services: [first] }) => first);
        return [{ sector, path: `/${slug}`, services: [...new Set(services)] }];
      }),
    ),
    "cases.ts": generateCases(cases),
    ...Object.fromEntries(
      serviceIds.map((id) => [`cases/${id}.ts`, generateServiceCases(cases, id, isNamed)]),
    ),
  };
  return new Map(Object.entries(texts).map(([file, text]) => [join(entriesFolder, file), text]));
}

/**
 * Writes the lists of this language, and says what is in them.
 * @throws {FilesError} with all mistakes
 */
export async function writeContentLists(): Promise<void> {
  const files = await readContentFiles();
  const settings = join(folders.settings, ".env");
  if (existsSync(settings)) process.loadEnvFile(settings);
  const content = readContent(files, {
    all: process.env.DRAFTS?.trim() === "1",
    onDraftProblems: ({ message }) => console.warn(message),
    onAdvice: (advice) => console.warn(["Advice:", ...listed(advice)].join("\n")),
  });
  const texts = generatedFiles(content);
  for (const [file, text] of texts) writeList(file, text);
  // Leftovers of removed services and of other versions.
  for (const name of globSync("**/*.ts", { cwd: entriesFolder })) {
    const file = join(entriesFolder, name);
    if (!texts.has(file)) await rm(file);
  }
  for (const [kind, list] of Object.entries(content)) {
    const waiting = files[kind as keyof typeof files].length - list.length;
    const left = waiting > 0 ? `; ${waiting} not online yet` : "";
    console.log(`Wrote the list of ${list.length} ${kind}${left}.`);
  }
}
