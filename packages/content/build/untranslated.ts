/** Tells which words of a language are the first language's without anybody having said so. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { current, type Language, languages } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import { folders } from "../../../apps/site/resolve/current.ts";
import { fromRoot } from "../../../apps/site/resolve/sites.ts";

const [first] = languages;

/** The page that shows the words of a file, where the file's name does not say it, if the site has it. */
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
 * case.
 */
export function pathOf(file: string): string | undefined {
  const [, service, name] = /^services\/([\w-]+)\/([\w-]+)\.ts$/.exec(file) ?? [];
  if (name !== undefined && name !== "page") return `/portfolio/${name}`;
  const [, named = service] =
    /^(?:pages|forms)\/([\w-]+?)(?:-page)?(?:\.meta)?\.ts$/.exec(file) ?? [];
  const [, page = named] = shownOn.find(([pattern]) => pattern.test(file)) ?? [];
  return Object.entries(paths).find(([id]) => id === page)?.[1].path;
}

/**
 * What is wrong with a file of a language: it takes words of the first one, and nothing says that
 * this is meant. Meant is `export * from` of the words of a page that is absent, and what is taken by
 * its name. `undefined` if all is well.
 * @param file its path in the folder of the language
 */
export function untranslated(
  file: string,
  source: string,
  { tag, pages }: Pick<Language, "tag" | "pages">,
): { readonly line: number; readonly message: string } | undefined {
  const lineOf = (found: RegExpExecArray) => source.slice(0, found.index).split("\n").length;
  const whole = new RegExp(`^export \\* from "[./]+/${first.tag}/`, "m").exec(source);
  if (whole && !withoutWords.test(file)) {
    const path = pathOf(file);
    if (!path) {
      const message = `These are the words of “${first.tag}”, and nothing says which page shows them. Write them in “${tag}”, or name the page in packages/content/build/untranslated.ts.`;
      return { line: lineOf(whole), message };
    }
    if (pages.includes(path)) {
      const message = `${path} would say this in the words of “${first.tag}”. Write them in “${tag}”, or take title and description out of the page’s module of that language, so that it is absent.`;
      return { line: lineOf(whole), message };
    }
  }
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

/**
 * The same of all files of a language, a line each, as the type checker prints its; none of the
 * first language.
 */
export function untranslatedFiles(language: Language): string[] {
  if (language.tag === first.tag) return [];
  const { tag } = language;
  return [folders.words(tag), ...folders.texts(tag)].flatMap((cwd) =>
    globSync("**/*.ts", { cwd }).flatMap((path) => {
      const source = readFileSync(join(cwd, path), "utf8");
      const found = untranslated(path.replaceAll("\\", "/"), source, language);
      const place = fromRoot(join(cwd, path));
      return found ? [`${place}(${found.line},1): error: ${found.message}`] : [];
    }),
  );
}

if (import.meta.main) console.log(untranslatedFiles(current).join("\n"));
