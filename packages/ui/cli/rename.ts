import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FormerName, formerNames } from "../src/definition/former-names.ts";

const former = [
  ...new Set(
    Object.values(formerNames)
      .flat()
      .map((each) => each.former),
  ),
];

/** Tags, strings, braces, the ends of tags, and former names where a value follows. */
const pattern = new RegExp(
  `<(${Object.keys(formerNames).join("|")})\\b|"[^"\\n]*"|[{}>]|\\b(?:${former.join("|")})(?=[:=])`,
  "g",
);

/** Code with the props that have another name now renamed, in the tags of the kit's components. */
export function renamed(code: string): string {
  /** The tags around a place, each with the number of its braces that are open there. */
  const tags: { readonly name: string; depth: number }[] = [];
  return code.replace(pattern, (found: string, name?: string) => {
    const tag = tags.at(-1);
    if (name) tags.push({ name, depth: 0 });
    else if (!tag) return found;
    else if (found === "{") tag.depth += 1;
    else if (found === "}") tag.depth -= 1;
    else if (found === ">" && tag.depth === 0) tags.pop();
    else {
      const of = tag.depth === 0 ? "element" : "items";
      const is = (each: FormerName) => each.former === found && each.of === of;
      return formerNames[tag.name]?.find(is)?.name ?? found;
    }
    return found;
  });
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
