/**
 * Finds the words that a language takes from the first language without a setting that allows it.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { current, type Language, languages } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";

const [first] = languages;

/**
 * The page that shows the words of a file, where the file's name does not say it, if the site has
 * it.
 */
const shownOn: readonly (readonly [file: RegExp, page: string])[] = [
  [/^analyzer\//, "seo-analyzer"],
  [/^(?:openings|pages\/openings|forms\/application)\.ts$/, "careers"],
  [/^pages\/price-sheet\.ts$/, "prices"],
  [/^sectors\.ts$/, "portfolio"],
  [/^(?:authors-and-categories|forms\/newsletter)\.ts$/, "blog"],
  [/^limits\.ts$/, "proof"],
  [/^pages\/measuring-policy\.ts$/, "privacy"],
];

/** Files that have names, which are the same in each language. */
export const withoutWords = /^client-logos\.ts$/;

/**
 * The path of the page that shows the words of a file: of a service's folder, the service or a
 * case, which has a folder for those of its further drawings.
 */
export function pathOf(file: string): string | undefined {
  const [, service, name] = /^services\/([\w-]+)\/([\w-]+)(?:\/[\w-]+)?\.ts$/.exec(file) ?? [];
  if (name !== undefined && name !== "page") return `/portfolio/${name}`;
  const [, named = service] =
    /^(?:pages|forms)\/([\w-]+?)(?:-page)?(?:\.meta)?\.ts$/.exec(file) ?? [];
  const [, page = named] = shownOn.find(([pattern]) => pattern.test(file)) ?? [];
  return Object.entries(paths).find(([id]) => id === page)?.[1].path;
}

/**
 * What is wrong with a file of the first language that a further one does not have: a page that
 * exists in it would be shown in the first one's words. `undefined` if the page is absent.
 * @param file its path in the folder of the language
 */
export function untold(
  file: string,
  { tag, pages }: Pick<Language, "tag" | "pages">,
): string | undefined {
  if (withoutWords.test(file)) return undefined;
  const path = pathOf(file);
  if (path === undefined) {
    return `Is not there, so these are the words of “${first.tag}”, and nothing says which page shows them. Write them in “${tag}”, or name the page in packages/content/build/untranslated.ts.`;
  }
  return pages.includes(path)
    ? `Is not there, so ${path} would say this in the words of “${first.tag}”. Write it in “${tag}”, or take title and description out of the page’s module of that language, so that it is absent.`
    : undefined;
}

/**
 * What is wrong with a file of a language: it takes everything that it lacks from the first one.
 * What it takes explicitly by name is intended. `undefined` if all is well.
 */
export function untranslated(
  source: string,
): { readonly line: number; readonly message: string } | undefined {
  const lineOf = (found: RegExpExecArray) => source.slice(0, found.index).split("\n").length;
  const imports = source.matchAll(
    new RegExp(`^import \\{([^{}]*)\\} from "(?:\\.\\./)+${first.tag}/[^"\\n]*";`, "gm"),
  );
  const names = [...imports].flatMap(([, list = ""]) =>
    list.split(",").map((name) => name.trim().split(" ").at(-1) ?? ""),
  );
  for (const name of names.filter(Boolean)) {
    const spread = new RegExp(`\\.\\.\\.${name}(?![\\w.[])`).exec(source);
    if (!spread) continue;
    const message = `Whatever is missing here would be said in the words of “${first.tag}”. Name what is taken from there, as in \`${name}.reference\`.`;
    return { line: lineOf(spread), message };
  }
  return undefined;
}

/** The modules with words in a folder. */
const modulesIn = (cwd: string): string[] =>
  globSync("**/*.ts", { cwd }).map((path) => path.replaceAll("\\", "/"));

/** The modules beside a page's and a card's words, which the lists of pages check. */
const isListed = (file: string) => /[./](?:meta|card)\.ts$/.test(file);

/** The files that a language lacks in one of its text folders, and the problem with each. */
function missingFiles(language: Language): string[] {
  const { tag } = language;
  const rooms = [
    { own: [folders.words(tag)], all: [folders.words(first.tag)] },
    { own: folders.texts(tag), all: [...folders.texts(first.tag), ...folders.texts("en")] },
  ];
  return rooms.flatMap(({ own, all }) => {
    const there = new Set(own.flatMap(modulesIn));
    const wanted = new Set(all.flatMap(modulesIn));
    const [place = ""] = own;
    return [...wanted].sort().flatMap((file) => {
      const message = there.has(file) || isListed(file) ? undefined : untold(file, language);
      return message ? [`${fromRoot(join(place, file))}: error: ${message}`] : [];
    });
  });
}

/**
 * The same for all files of a language, a line each, in the type checker's format; nothing for the
 * first language.
 */
export function untranslatedFiles(language: Language): string[] {
  if (language.tag === first.tag) return [];
  const { tag } = language;
  const taken = [folders.words(tag), ...folders.texts(tag)].flatMap((cwd) =>
    modulesIn(cwd).flatMap((path) => {
      const found = untranslated(readFileSync(join(cwd, path), "utf8"));
      const place = fromRoot(join(cwd, path));
      return found ? [`${place}(${found.line},1): error: ${found.message}`] : [];
    }),
  );
  return [...missingFiles(language), ...taken];
}

if (import.meta.main) console.log(untranslatedFiles(current).join("\n"));
