import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { current } from "@kolam/content/model/pages/languages";
import { factsOfRoute, pageIds, paths } from "@kolam/content/model/pages/paths";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { BuildError } from "../build-error.ts";

/** The day on a page that says since when it holds. */
const dated = /<time[^>]*>/;

/** The text of a built page's main part, one line per paragraph, row and heading. */
export function linesOf(html: string): string[] {
  const [, main = ""] = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
  return (
    main
      .replace(/<(nav|script|style|svg|form)\b[\s\S]*?<\/\1>/g, "")
      .replace(/<\/(?:p|li|dt|dd|tr|h\d|caption|div|section)>/g, "\n")
      .replace(/<[^>]+>/g, " ")
      // Where a line may break is no change of the text.
      .replace(/[\u00ad\u2060]/g, "")
      .replaceAll("&amp;", "&")
      .split("\n")
      .map((line) => line.replace(/\s+/g, " ").trim())
      .filter((line) => line !== "")
  );
}

/** The removed and added lines of a text. */
export function changes(before: readonly string[], now: readonly string[]): string[] {
  const gone = before.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  const added = now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
  return [...gone, ...added];
}

/** A page with a date, what it says now, and the file with what it said on its date. */
interface DatedPage {
  readonly id: string;
  readonly now: readonly string[];
  readonly file: string;
}

/** The legal pages with a date, in the language of this build. */
function datedPages(site: string, folder: string): DatedPage[] {
  return pageIds
    .filter((id) => paths[id].group === "legal")
    .flatMap((id) => {
      const html = readFileSync(join(site, `${factsOfRoute(id).path.slice(1)}.html`), "utf8");
      const file = join(folder, `${id}.${current.tag}.txt`);
      return dated.test(html) ? [{ id, now: linesOf(html), file }] : [];
    });
}

/**
 * Policies have a date that is true: what each said on its date is committed in the site's folder
 * `said`, and a build for the public that says something else is refused, until the date is a new
 * one and `pnpm build --said` has written the new text.
 * @param accept whether what the pages say now is right, and written
 * @param folder where it is written
 * @returns which pages have no such file yet
 * @throws {BuildError} with the lines that are not as they were
 */
export function checkSaid(
  site: string,
  accept: boolean,
  folder = join(folders.site, "said"),
): string[] {
  const pages = datedPages(site, folder);
  if (accept) {
    for (const { file, now } of pages) {
      mkdirSync(join(file, ".."), { recursive: true });
      writeFileSync(file, `${now.join("\n")}\n`);
    }
    return [];
  }
  const problems = pages
    .filter(({ file }) => existsSync(file))
    .flatMap(({ id, file, now }) => {
      const lines = changes(readFileSync(file, "utf8").trimEnd().split("\n"), now);
      return lines.length > 0 ? [`${fromRoot(file)}: “${id}” says something else:`, ...lines] : [];
    });
  if (problems.length > 0) {
    throw new BuildError(
      [
        "A legal page has changed since its date.",
        ...problems,
        "Put the new date into its .meta.ts and its words, then `pnpm build --said` and commit.",
      ].join("\n"),
    );
  }
  return pages
    .filter(({ file }) => !existsSync(file))
    .map(
      ({ id, file }) =>
        `Nothing says what “${id}” said on its date: \`pnpm build --said\` writes ${fromRoot(file)}, for you to commit.`,
    );
}
