import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "@kolam/resolve/sites";
import { normalizePath } from "vite";
import { wordsOfSite } from "../../places/marked-site.ts";
import { type DataAction, editData } from "../../writing/data-edits.ts";
import { type Datum, dataOf } from "../../writing/module-data.ts";
import { Answer } from "../editor.ts";
import type { TypeCheck } from "../type-check.ts";
import type { EntryAction } from "./read-action.ts";

/** Maximum number of files to check, so that a common word causes no delay. */
const mostFiles = 8;

/** The names by which other files may know a datum. */
function namesOf(data: readonly Datum[], { kind, name, value, children }: Datum) {
  const id = children.map((each) => data[each]).find((each) => each?.name === "id");
  const own = kind === "string" && name === "id" ? value : kind === "record" ? name : undefined;
  return [own, id?.value].filter((each) => typeof each === "string");
}

/** The modules of the site's texts and facts that mention one of the names. */
function modulesWith(names: readonly string[], own: string): readonly string[] {
  const pattern = new RegExp(
    `\\b(?:${names.map((name) => name.replace(/[^\w-]/g, "\\$&")).join("|")})\\b`,
  );
  return wordsOfSite
    .flatMap((folder) =>
      globSync("**/*.{ts,tsx}", { cwd: folder }).map((name) => normalizePath(join(folder, name))),
    )
    .filter((file) => file !== own && pattern.test(readFileSync(file, "utf8")))
    .slice(0, mostFiles);
}

/** What a file says then; nothing if that cannot be done, which is told when it is tried. */
function afterwards(source: string, file: string, index: number, action: DataAction) {
  try {
    return editData(source, file, index, action).written[0];
  } catch {
    return undefined;
  }
}

/**
 * Refuses to delete or rename what another file of the site names, as TypeScript sees it.
 * @throws {Answer} that says which file
 */
export async function neededElsewhere(
  types: Pick<TypeCheck, "problems">,
  file: string,
  source: string,
  index: number,
  action: EntryAction,
): Promise<void> {
  if (action.do !== "delete" && action.do !== "set") return;
  const data = dataOf(source, file);
  const datum = data[index];
  const names = datum ? namesOf(data, datum) : [];
  if (names.length === 0) return;
  const others = modulesWith(names, file);
  const written = others.length > 0 ? afterwards(source, file, index, action) : undefined;
  if (written === undefined) return;
  const problemsOf = (other: string) => types.problems(other, readFileSync(other, "utf8"));
  const before = await Promise.all(others.map(problemsOf));
  // Errors in this file itself are reported when it is written.
  await types.problems(file, written);
  const after = await Promise.all(others.map(problemsOf));
  await types.problems(file, source);
  const needing = others.find((_, at) => (after[at]?.length ?? 0) > (before[at]?.length ?? 0));
  if (needing === undefined) return;
  throw new Answer(422, `${fromRoot(needing)} needs “${names[0]}”. Change it there first.`);
}
