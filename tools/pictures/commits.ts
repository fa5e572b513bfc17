import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Subject } from "./subjects.ts";

interface Stats {
  readonly modules: readonly {
    readonly name: string;
    readonly reasons: readonly { readonly moduleName: string }[];
  }[];
}

const fileOf = (module: string) => module.replace(/^\.\//, "").replace(/[?#].*$/, "");

/**
 * The files that a module is made from, itself included, as Storybook wrote them down when it was
 * built.
 */
function sourcesIn(storybook: string): (module: string) => ReadonlySet<string> {
  const { modules }: Stats = JSON.parse(
    readFileSync(join(storybook, "preview-stats.json"), "utf8"),
  );
  const imports = new Map<string, string[]>();
  for (const { name, reasons } of modules) {
    for (const { moduleName } of reasons) {
      const from = fileOf(moduleName);
      imports.set(from, [...(imports.get(from) ?? []), fileOf(name)]);
    }
  }
  return (module) => {
    const found = new Set([fileOf(module), ".storybook/preview.tsx"]);
    for (const file of found) for (const next of imports.get(file) ?? []) found.add(next);
    return found;
  };
}

/**
 * The commits since `base` that changed something that a subject is made from, the newest first.
 */
export function commitsFor(storybook: string, base: string, root: string) {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const changed = git("diff", "--name-only", base);
  const sources = sourcesIn(storybook);
  return ({ source }: Subject): string[] => {
    const own = source === "" ? undefined : sources(source);
    const files = own ? changed.filter((file) => own.has(file)) : changed;
    if (files.length === 0) return ["none of its own files has changed"];
    const commits = git("log", "--format=%h %s", `${base}..HEAD`, "--", ...files);
    return commits.length > 0 ? commits : ["not committed yet"];
  };
}
