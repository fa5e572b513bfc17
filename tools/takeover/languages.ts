import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../packages/content/model/pages/languages.ts";
import { hasGit } from "../install/git.mjs";
import { content } from "../new/names.ts";

/**
 * When each file changed last, by `git log --format=@%ct --name-only`, which begins with the newest
 * commit.
 */
export function lastChanges(log: string): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  let time = 0;
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) time = Number(line.slice(1));
    else if (line && !changes.has(line)) changes.set(line, time);
  }
  return changes;
}

/** What other languages lack, and which of their files are older than those that they translate. */
export function languageNotes(folder: string): string[] {
  const [first, ...others] = languages;
  if (!hasGit(folder)) {
    return ["Which translations are older than their originals, only a clone of Git can tell."];
  }
  const options = ["log", "--format=@%ct", "--name-only", "--", content];
  const changes = lastChanges(execFileSync("git", options, { cwd: folder, encoding: "utf8" }));
  return others.flatMap(({ tag, absent }) => {
    const own = `${content}/${tag}/`;
    const older = [...changes].filter(([file, time]) => {
      const original = changes.get(file.replace(own, `${content}/${first.tag}/`)) ?? 0;
      return file.startsWith(own) && !file.includes(".generated.") && time < original;
    });
    const translated = older.filter(([file]) => {
      try {
        return !/^export \* from/m.test(readFileSync(join(folder, file), "utf8"));
      } catch {
        return false;
      }
    });
    return [
      ...(absent.length > 0 ? [`${tag}: not there: ${absent.join(", ")}`] : []),
      ...translated.map(([file]) => `${file}: older than what it translates`),
    ];
  });
}
