import { placeholder } from "@kolam/content/model/basics/placeholder";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import type { BuiltPage } from "../built-site.ts";
import type { Problem } from "../problem.ts";

/** The beginnings of the texts on a page that still have to be written. */
export function placeholdersOn({ html }: Pick<BuiltPage, "html">): string[] {
  return html
    .split(placeholder)
    .slice(1)
    .map((text) => `${placeholder}${text.split(/[<"]/, 1)[0]?.slice(0, 60)}`);
}

/** Placeholders, which no visitor may see. A local build may contain them. */
export function placeholderProblems(page: BuiltPage, isLocalBuild: boolean): Problem[] {
  const [first] = isLocalBuild ? [] : placeholdersOn(page);
  if (first === undefined) return [];
  return [
    {
      page: page.path,
      problem: "It has words that still have to be written.",
      where: first,
      fix: `Search ${fromRoot(folders.content)} for ${placeholder} and write your own words.`,
    },
  ];
}
