import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Code with the props that have a new name renamed: `heading` of a Section and of a Table's
 * columns.
 */
export function renamed(code: string): string {
  /** The tags around a place, each with the number of its braces that are open there. */
  const tags: { readonly name: string; depth: number }[] = [];
  return code.replace(
    /<(Section|Table)\b|"[^"\n]*"|[{}>]|\bheading(?=[:=])/g,
    (found: string, name?: string) => {
      const tag = tags.at(-1);
      if (name) tags.push({ name, depth: 0 });
      else if (!tag) return found;
      else if (found === "{") tag.depth += 1;
      else if (found === "}") tag.depth -= 1;
      else if (found === ">" && tag.depth === 0) tags.pop();
      else if (found === "heading" && (tag.name === "Section") === (tag.depth === 0))
        return "title";
      return found;
    },
  );
}

/** Renames props in the files of a folder that import the kit. @returns the changed files */
export function renameIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.([jt]sx?|mdx|astro)$/.test(file) && !file.includes("node_modules"))
    .map((file) => join(folder, file))
    .filter((file) => {
      const code = readFileSync(file, "utf8");
      const now = code.includes("@kolam/ui") ? renamed(code) : code;
      if (now !== code) writeFileSync(file, now);
      return now !== code;
    });
}
